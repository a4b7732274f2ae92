import { createContext, use } from "react";

/** What the whole site shares. Its provider is in src/app; it stands here for all layers to reach. */
export interface AppState {
  /** Who is signed in. The site has no login, so it is empty. */
  readonly auth: Readonly<Record<string, never>>;
  readonly searchQuery: string;
  readonly setSearchQuery: (query: string) => void;
}

export const AppStateContext = createContext<AppState | null>(null);

export function useAppState(): AppState {
  const state = use(AppStateContext);
  if (!state) throw new Error("AppStateProvider is missing above this component");
  return state;
}
