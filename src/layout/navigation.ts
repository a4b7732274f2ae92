import { createStore } from "../lib/store";

/** Counts where the visitor asked to go. A page that arrives after another was asked for is not shown. */
let latest = 0;

/** How far the next page has come; "failed" if the server could not be reached. gatsby-browser.tsx sets it too. */
export const navigationState = createStore<
  { readonly kind: "idle" | "slow" } | { readonly kind: "failed"; readonly address: string }
>({ kind: "idle" });

/** In milliseconds, until a page on its way is called slow, and until a server is called unreachable. */
const patience = { slow: 1_000, unreachable: 10_000 };

type LoadedPage = { page?: { webpackCompilationHash: string } };

/** Gatsby's own: its links call the first. */
declare global {
  interface Window {
    ___navigate: (to: string | number, options?: object) => unknown;
    ___loader: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
    ___webpackCompilationHash: string;
  }
}

/** Loads a page as a whole, after a deploy for instance. Without a connection this page stays and says so. */
export async function openAddress(address: string): Promise<void> {
  const own = latest;
  navigationState.set({ kind: "slow" });
  const signal = AbortSignal.timeout(patience.unreachable);
  const answer = await fetch(address, { method: "HEAD", signal }).catch(() => undefined);
  if (own !== latest) return;
  if (!answer) {
    navigationState.set({ kind: "failed", address });
    return;
  }
  // Without this, Back would only change the address.
  history.replaceState({}, "", location.href);
  location.assign(address);
}

/**
 * Leads each link to its page by the router, if that is of the same build. Otherwise the browser loads it as a whole:
 * Gatsby would also change the address, so that Back would have to be pressed twice.
 */
export function followLinks(): void {
  const route = window.___navigate;
  // Back, Forward, and links to another part of the page.
  window.addEventListener("popstate", () => (latest += 1));
  window.___navigate = async (to, options) => {
    if (typeof to === "number") return route(to);
    const { pathname, search } = new URL(to, location.href);
    const own = (latest += 1);
    const sayIfLatest = () => own === latest && navigationState.set({ kind: "slow" });
    const timer = setTimeout(sayIfLatest, patience.slow);
    const loaded = await window.___loader.loadPage(pathname + search);
    clearTimeout(timer);
    if (own !== latest) return undefined;
    const isOfThisBuild = loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    return isOfThisBuild ? route(to, options) : openAddress(to);
  };
}
