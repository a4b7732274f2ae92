import { useBrowserValue } from "../lib/use-browser-value";

/**
 * Today's date in the visitor's time zone, in the format of a date input: 2026-12-31. Undefined during
 * server rendering and hydration, because the HTML may have been built on another day.
 */
export function useToday(): string | undefined {
  return useBrowserValue(localDate, undefined);
}

function localDate(): string {
  // Sweden writes dates as a date input does.
  return new Date().toLocaleDateString("sv");
}
