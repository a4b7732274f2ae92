import { type ReactNode, useState } from "react";
import { type AppState, AppStateContext } from "../lib/app-state";
import { createStore } from "../lib/store";

/** Holds the state that the whole site shares. Gatsby mounts it twice: around the page and its Head. */
export function AppStateProvider({ children }: { children: ReactNode }) {
  const [state] = useState<AppState>(() => ({ auth: {}, searchQuery: createStore("") }));
  return <AppStateContext value={state}>{children}</AppStateContext>;
}
