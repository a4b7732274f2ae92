import type { GatsbyBrowser } from "gatsby";
import { hydrate } from "./src/app/hydrate";
import { manageScrollRestoration } from "./src/app/scroll-restoration";
import { beaconReporter, reportWebVitals } from "./src/app/web-vitals";
import { saveDraftsBeforeHydration } from "./src/forms/drafts-before-hydration";
import { setNavigationState } from "./src/layout/navigation-state";

export { wrapPageElement } from "./src/app/wrap-page-element";
export { wrapRootElement } from "./src/app/wrap-root-element";

/** Gatsby calls it when a page has not arrived within a second. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  setNavigationState({ kind: "slow" });
};

/** Where to post performance metrics; without it, none are measured. */
const vitalsUrl = process.env.GATSBY_VITALS_URL;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  manageScrollRestoration();
  saveDraftsBeforeHydration();
  // The browser may bring back this document as it was left, in the middle of a slow navigation.
  addEventListener("pageshow", () => setNavigationState({ kind: "idle" }));
  void reportWebVitals(vitalsUrl ? beaconReporter(vitalsUrl) : undefined);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  setNavigationState({ kind: "idle" });
};

/** In development there is no server-rendered HTML to hydrate, and Gatsby renders the page itself. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrate : undefined;
