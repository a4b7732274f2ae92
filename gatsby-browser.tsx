import type { GatsbyBrowser } from "gatsby";
import { themeStore } from "./src/theme/theme-store";

export { wrapPageElement } from "./src/app/wrap-page-element";
export { wrapRootElement } from "./src/app/wrap-root-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  themeStore.start();
};
