import { setNavigationState } from "./navigation-state";

/** In milliseconds. */
const patience = 10_000;

/**
 * Opens a page that the router could not load, because a deploy has replaced its files, for instance. Without a
 * connection the browser would put an error page of its own in place of the site, so this page stays and says so.
 */
export async function openAddress(address: string): Promise<void> {
  setNavigationState({ kind: "slow" });
  try {
    await fetch(address, { method: "HEAD", signal: AbortSignal.timeout(patience) });
  } catch {
    setNavigationState({ kind: "failed", address });
    return;
  }
  // Without this, Back would only change the address.
  history.replaceState({}, "", location.href);
  location.assign(address);
}
