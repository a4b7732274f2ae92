import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * The visitor's own day as a date input writes it, such as 2026-12-31. Undefined on the server, whose
 * day is that of the build, and in the first render of its HTML.
 */
export function useToday(): string | undefined {
  return useSyncExternalStore(never, localDay, () => undefined);
}

function localDay(): string {
  const now = new Date();
  const part = (value: number, length: number) => String(value).padStart(length, "0");
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1, 2)}-${part(now.getDate(), 2)}`;
}
