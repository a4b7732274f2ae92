import { useBrowserValue } from "../lib/use-browser-value";

/**
 * Today's date in the visitor's time zone, in the format of a date input: 2026-12-31. Undefined during
 * server rendering and hydration, because the HTML may have been built on another day.
 */
export function useToday(): string | undefined {
  return useBrowserValue(localDate, undefined);
}

function localDate(): string {
  const now = new Date();
  const part = (value: number, length: number) => String(value).padStart(length, "0");
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1, 2)}-${part(now.getDate(), 2)}`;
}
