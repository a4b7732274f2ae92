import { navigationState, openAddress } from "../layout/navigation";

/** What Gatsby's links and `navigate()` call, and what that needs. */
declare global {
  interface Window {
    ___navigate: (to: string | number, options?: object) => unknown;
    ___loader: { loadPage: (path: string) => Promise<{ page?: PageOfBuild } | undefined> };
    ___webpackCompilationHash: string;
  }
}

interface PageOfBuild {
  readonly webpackCompilationHash: string;
}

/** In milliseconds, until a page on its way is called slow. */
const patience = 1_000;

/**
 * Leads each link to its page by the router, if the page is of the build that is running. After a deploy, or if the
 * page cannot be loaded, the browser loads it as a whole: Gatsby would also change the address, so that Back would
 * have to be pressed twice.
 */
export function followLinks(): void {
  const route = window.___navigate;
  window.___navigate = async (to, options) => {
    if (typeof to === "number") return route(to);
    const { pathname, search } = new URL(to, location.href);
    const timer = setTimeout(() => navigationState.set({ kind: "slow" }), patience);
    const loaded = await window.___loader.loadPage(pathname + search);
    clearTimeout(timer);
    const isOfThisBuild = loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    return isOfThisBuild ? route(to, options) : openAddress(to);
  };
}
