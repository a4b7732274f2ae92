import type { GatsbyBrowser } from "gatsby";
import { hydrate } from "./src/app/hydrate";
import { manageScrollRestoration } from "./src/app/scroll-restoration";
import { beaconReporter, reportWebVitals } from "./src/app/web-vitals";
import { saveDraftsBeforeHydration } from "./src/forms/drafts-before-hydration";

export { wrapPageElement } from "./src/app/wrap-page-element";
export { wrapRootElement } from "./src/app/wrap-root-element";

/** Where to post performance metrics; without it, none are measured. */
const vitalsUrl = process.env.GATSBY_VITALS_URL;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  manageScrollRestoration();
  saveDraftsBeforeHydration();
  void reportWebVitals(vitalsUrl ? beaconReporter(vitalsUrl) : undefined);
};

/** In development there is no server-rendered HTML to hydrate, and Gatsby renders the page itself. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrate : undefined;
