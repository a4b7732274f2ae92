import type { GatsbyBrowser } from "gatsby";
import { hydrate } from "./src/app/hydrate";
import { beaconReporter, reportWebVitals } from "./src/app/web-vitals";
import { themeStore } from "./src/theme/theme-store";

export { wrapPageElement } from "./src/app/wrap-page-element";
export { wrapRootElement } from "./src/app/wrap-root-element";

/** Where web vitals are posted to. Without it they are not measured. */
const vitalsUrl = process.env.GATSBY_VITALS_URL;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  themeStore.start();
  void reportWebVitals(vitalsUrl ? beaconReporter(vitalsUrl) : undefined);
};

/** Only built pages have HTML to hydrate; in development Gatsby renders in the browser. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrate : undefined;
