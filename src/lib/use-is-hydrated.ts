import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and while the browser takes over its markup, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
