import { useBrowserValue } from "../lib/use-browser-value";

/**
 * The visitor's own day in the format of a date input, such as 2026-12-31. Undefined on the server,
 * whose day is that of the build, and during hydration.
 */
export function useToday(): string | undefined {
  return useBrowserValue(localDay, undefined);
}

function localDay(): string {
  const now = new Date();
  const part = (value: number, length: number) => String(value).padStart(length, "0");
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1, 2)}-${part(now.getDate(), 2)}`;
}
