import { createContext, use, useSyncExternalStore } from "react";

/** A value that changes outside React. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back after every change. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** State shared by the whole site. Its provider is in src/app. */
export interface AppState {
  /** The signed-in user. The site has no login, so it is empty. */
  readonly auth: Readonly<Record<string, never>>;
  readonly searchQuery: Store<string>;
}

/**
 * The context's value never changes, because a change would make React discard the server's HTML of
 * every part that is not hydrated yet, with what the visitor has typed into it.
 */
export const AppStateContext = createContext<AppState | null>(null);

/** @throws outside an AppStateProvider */
export function useAppState(): AppState {
  const state = use(AppStateContext);
  if (!state) throw new Error("AppStateProvider is missing above this component");
  return state;
}

/**
 * The search query and its setter. A change re-renders only the components that call this hook.
 * @throws outside an AppStateProvider
 */
export function useSearchQuery() {
  const store = useAppState().searchQuery;
  const searchQuery = useSyncExternalStore(store.subscribe, store.get, () => "");
  return { searchQuery, setSearchQuery: store.set };
}
