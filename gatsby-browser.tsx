import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { reportWebVitals } from "./src/layout/web-vitals";
import { awaitedPath } from "./src/layout/loading-bar";
import { keepPositions } from "./src/layout/scroll-restoration";
import { wrapRootElement as wrapInProviders } from "./src/layout/wrap-root-element";
import { createStyleCache } from "./src/theme/style-cache";
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

export { shouldUpdateScroll } from "./src/layout/scroll-restoration";
export { wrapPageElement } from "./src/layout/wrap-page-element";

const styleCache = createStyleCache();

/** In the built HTML, gatsby-ssr.tsx has the same styles from a cache for each page. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = (props) => (
  <CacheProvider value={styleCache}>{wrapInProviders(props)}</CacheProvider>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepPositions();
  followTheme();
  // The back/forward cache may restore this document as it was left, in the middle of a slow navigation.
  addEventListener("pageshow", () => awaitedPath.set(""));
  window.___emitter.on("onDelayedLoadPageResources", ({ pathname }) => awaitedPath.set(pathname));
  void reportWebVitals(process.env.GATSBY_VITALS_URL);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  awaitedPath.set("");
};
