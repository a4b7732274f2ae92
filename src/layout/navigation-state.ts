import { createStore } from "../lib/store";

/** How far the next page has come. */
export type NavigationState =
  | { readonly kind: "idle" | "slow" }
  /** The server could not be reached. */
  | { readonly kind: "failed"; readonly address: string };

/** Set by Gatsby's hooks. */
export const navigationState = createStore<NavigationState>({ kind: "idle" });
