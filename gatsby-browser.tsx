import type { GatsbyBrowser } from "gatsby";
import { hydrate } from "./src/app/hydrate";
import { beaconReporter, reportWebVitals } from "./src/app/web-vitals";
import { themeStore } from "./src/theme/theme-store";

export { wrapPageElement } from "./src/app/wrap-page-element";
export { wrapRootElement } from "./src/app/wrap-root-element";

/** Nobody is told how pages feel, unless this names an address to post it to. */
const vitalsUrl = process.env.GATSBY_VITALS_URL;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  themeStore.start();
  void reportWebVitals(vitalsUrl ? beaconReporter(vitalsUrl) : undefined);
};

/** In development nothing comes from the server, and Gatsby draws the page itself. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrate : undefined;
