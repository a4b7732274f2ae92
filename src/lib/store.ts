import { useSyncExternalStore } from "react";

/** A value that changes outside React. */
export type Store<Value> = ReturnType<typeof createStore<Value>>;

export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    /** Returns the value that the built HTML shows. */
    getInitial: () => initial,
    set: (value: Value) => {
      current = value;
      listeners.forEach((listener) => listener());
    },
    /** Calls back after every change, until the function that it returns is called. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store's value, kept up to date. A change re-renders only the components that call this hook. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial);
}

const neverChanges = () => () => undefined;

/** A value that only the browser knows, such as the date. `read` must return the same value at every call. */
export function useBrowserValue<Value>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => serverValue);
}

/** False on the server and during hydration, true from then on. */
export function useIsHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
