import { type ReactNode, useMemo, useState } from "react";
import { type AppState, AppStateContext } from "../lib/app-state";

const nobody: AppState["auth"] = {};

/** Holds the state that the whole site shares. Gatsby mounts it twice: around the page and its Head. */
export function AppStateProvider({ children }: { children: ReactNode }) {
  const [searchQuery, setSearchQuery] = useState("");
  const state = useMemo(() => ({ auth: nobody, searchQuery, setSearchQuery }), [searchQuery]);
  return <AppStateContext value={state}>{children}</AppStateContext>;
}
