import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * A value that only the browser has, such as its date. The server and hydration use `serverValue`.
 * @param read must return the same value every time, or an equal primitive
 */
export function useBrowserValue<Value>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => serverValue);
}
