import { useBrowserValue } from "../lib/use-browser-value";

/**
 * Today in the visitor's time zone, as a date input has it: 2026-12-31. Undefined on the server and while hydrating.
 */
export function useToday(): string | undefined {
  return useBrowserValue(localDate, undefined);
}

function localDate(): string {
  // Sweden writes dates as a date input does.
  return new Date().toLocaleDateString("sv");
}
