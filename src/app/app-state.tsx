import { type ReactNode, useState } from "react";
import { type AppState, AppStateContext, type Store } from "../lib/app-state";

/** Holds the state that the whole site shares. Gatsby mounts it twice: around the page and its Head. */
export function AppStateProvider({ children }: { children: ReactNode }) {
  const [state] = useState<AppState>(() => ({ auth: {}, searchQuery: createStore("") }));
  return <AppStateContext value={state}>{children}</AppStateContext>;
}

function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
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
