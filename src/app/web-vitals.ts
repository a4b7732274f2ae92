import type { Metric } from "web-vitals";

export type VitalsReporter = (metric: Pick<Metric, "name" | "value" | "id" | "rating">) => void;

/**
 * Measures how the page felt (LCP, INP, CLS, FCP, TTFB) and tells a reporter. Without one, nothing is
 * loaded, measured or sent.
 */
export async function reportWebVitals(report: VitalsReporter | undefined): Promise<void> {
  if (!report) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}

/** A reporter that posts each figure to an address, also while the page is being left. */
export function beaconReporter(url: string): VitalsReporter {
  return ({ name, value, id, rating }) => {
    navigator.sendBeacon(url, JSON.stringify({ name, value, id, rating, path: location.pathname }));
  };
}
