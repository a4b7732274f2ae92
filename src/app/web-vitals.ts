import type { Metric } from "web-vitals";

export type VitalsReporter = (metric: Pick<Metric, "name" | "value" | "id" | "rating">) => void;

/** Passes LCP, INP, CLS, FCP and TTFB to a reporter. Without a reporter it loads and measures nothing. */
export async function reportWebVitals(report: VitalsReporter | undefined): Promise<void> {
  if (!report) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}

/** A reporter that posts each metric to a URL, with a beacon that survives leaving the page. */
export function beaconReporter(url: string): VitalsReporter {
  return ({ name, value, id, rating }) => {
    navigator.sendBeacon(url, JSON.stringify({ name, value, id, rating, path: location.pathname }));
  };
}
