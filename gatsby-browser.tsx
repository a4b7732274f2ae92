import type { GatsbyBrowser } from "gatsby";
import { reportWebVitals } from "./src/layout/web-vitals";
import { awaitedPath } from "./src/layout/loading-bar";
import { answerEarlyPress, hydrate } from "./src/startup/hydrate";
import { keepPositions } from "./src/startup/scroll-restoration";
import { followTheme } from "./src/theme/theme-store";

declare global {
  interface Window {
    /** Gatsby's own. Its `onRouteUpdateDelayed` does not say where the slow link leads. */
    readonly ___emitter: {
      on: (
        type: "onDelayedLoadPageResources",
        listener: (page: { pathname: string }) => void,
      ) => void;
    };
  }
}

export { shouldUpdateScroll } from "./src/startup/scroll-restoration";
export { wrapPageElement } from "./src/layout/wrap-page-element";
export { wrapRootElement } from "./src/layout/wrap-root-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepPositions();
  followTheme();
  // The browser may bring back this document as it was left, in the middle of a slow navigation.
  addEventListener("pageshow", () => awaitedPath.set(""));
  window.___emitter.on("onDelayedLoadPageResources", ({ pathname }) => awaitedPath.set(pathname));
  void reportWebVitals(process.env.GATSBY_VITALS_URL);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = answerEarlyPress;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  awaitedPath.set("");
};

/** In development there is no server-rendered HTML to hydrate, and Gatsby renders the page itself. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrate : undefined;
