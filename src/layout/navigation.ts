import { createStore } from "../lib/store";

/** How far the next page has come; "failed" if the server could not be reached. */
type NavigationState =
  { readonly kind: "idle" | "slow" } | { readonly kind: "failed"; readonly address: string };

/** Set by Gatsby's hooks. */
export const navigationState = createStore<NavigationState>({ kind: "idle" });

/** In milliseconds. */
const patience = 10_000;

/**
 * Loads a page as a whole that the router cannot show, after a deploy for instance. Without a connection the browser
 * would show an error page of its own instead of the site, so this page stays and says so.
 */
export async function openAddress(address: string): Promise<void> {
  navigationState.set({ kind: "slow" });
  // Some browsers that the site supports have no `AbortSignal.timeout()`.
  const asking = new AbortController();
  setTimeout(() => asking.abort(), patience);
  try {
    await fetch(address, { method: "HEAD", signal: asking.signal });
  } catch {
    navigationState.set({ kind: "failed", address });
    return;
  }
  // Without this, Back would only change the address.
  history.replaceState({}, "", location.href);
  location.assign(address);
}
