import { useSyncExternalStore } from "react";

/** A value that changes outside React. */
export interface Store<Value> {
  get: () => Value;
  /** The value in the built HTML. */
  getInitial: () => Value;
  set: (value: Value) => void;
  /**
   * Calls back after every change.
   * @returns a function that unsubscribes
   */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    getInitial: () => initial,
    set: (value) => {
      current = value;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store's value, kept up to date. A change re-renders only the components that call this hook. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial);
}
