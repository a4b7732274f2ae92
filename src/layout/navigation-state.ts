/** How the way to the next page goes. Set by Gatsby's hooks, outside React. */
export type NavigationState =
  | { readonly kind: "idle" | "slow" }
  /** The server could not be reached. */
  | { readonly kind: "failed"; readonly address: string };

const idle: NavigationState = { kind: "idle" };
let state: NavigationState = idle;
const listeners = new Set<() => void>();

export function setNavigationState(next: NavigationState): void {
  state = next;
  for (const notify of listeners) notify();
}

export const getNavigationState = (): NavigationState => state;

/** The state in the built HTML. */
export const getInitialNavigationState = (): NavigationState => idle;

/** @returns a function that stops it */
export function onNavigationState(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
