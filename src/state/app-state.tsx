import { createContext, type ReactNode, use, useState } from "react";
import { createStore, useStore } from "../lib/store";

/** `auth` is empty, because the site has no login. */
const createState = () => ({ auth: {}, searchQuery: createStore("") });

/** The context's value never changes; a change would make React discard the HTML of every part that is not hydrated yet. */
const AppStateContext = createContext<ReturnType<typeof createState> | null>(null);

/** Holds the state that the whole site shares. Gatsby mounts it twice: around the page and its Head. */
export function AppStateProvider({ children }: { children: ReactNode }) {
  const [state] = useState(createState);
  return <AppStateContext value={state}>{children}</AppStateContext>;
}

/** @throws outside an AppStateProvider */
export function useAppState() {
  const state = use(AppStateContext);
  if (!state) throw new Error("AppStateProvider is missing above this component");
  return state;
}

export function useSearchQuery() {
  const store = useAppState().searchQuery;
  return { searchQuery: useStore(store), setSearchQuery: store.set };
}
