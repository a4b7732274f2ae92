import { useBrowserValue } from "./use-browser-value";

/** False on the server and during hydration, true from then on. */
export function useIsHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
