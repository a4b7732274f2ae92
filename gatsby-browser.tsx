import type { GatsbyBrowser } from "gatsby";
import { answerEarlyPress, hydrate } from "./src/app/hydrate";
import { makeDecodingSafe } from "./src/app/safe-decoding";
import { manageScrollRestoration, savePosition } from "./src/app/scroll-restoration";
import { reportWebVitals } from "./src/app/web-vitals";
import { saveDraftsBeforeHydration } from "./src/forms/drafts-before-hydration";
import { followLinks, navigationState } from "./src/layout/navigation";
import { showMistakes } from "./src/site/develop/show-mistakes";

export { shouldUpdateScroll } from "./src/app/scroll-restoration";
export { wrapPageElement } from "./src/app/wrap-page-element";
export { wrapRootElement } from "./src/app/wrap-root-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  makeDecodingSafe();
  manageScrollRestoration();
  if (process.env.NODE_ENV === "production") followLinks();
  else showMistakes();
  saveDraftsBeforeHydration();
  // The browser may bring back this document as it was left, in the middle of a slow navigation.
  addEventListener("pageshow", () => navigationState.set({ kind: "idle" }));
  void reportWebVitals(process.env.GATSBY_VITALS_URL);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  savePosition();
  answerEarlyPress();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  navigationState.set({ kind: "idle" });
};

/** In development there is no server-rendered HTML to hydrate, and Gatsby renders the page itself. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrate : undefined;
