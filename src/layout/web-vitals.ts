import type { Metric } from "web-vitals";

/** Posts LCP, INP, CLS, FCP and TTFB with beacons, which survive leaving the page. Without a URL it loads nothing. */
export async function reportWebVitals(url: string | undefined): Promise<void> {
  if (!url) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  const post = ({ name, value, id, rating }: Metric) => {
    navigator.sendBeacon(url, JSON.stringify({ name, value, id, rating, path: location.pathname }));
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(post);
}
