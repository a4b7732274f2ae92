import { createContext, use } from "react";

/** State shared by the whole site. Its provider is in src/app. */
export interface AppState {
  /** The signed-in user. The site has no login, so it is empty. */
  readonly auth: Readonly<Record<string, never>>;
  readonly searchQuery: string;
  readonly setSearchQuery: (query: string) => void;
}

export const AppStateContext = createContext<AppState | null>(null);

/** @throws outside an AppStateProvider */
export function useAppState(): AppState {
  const state = use(AppStateContext);
  if (!state) throw new Error("AppStateProvider is missing above this component");
  return state;
}
