import { contentFile } from "../structures";
import { sectionHeaderFields, link } from "../shared-fields";

/** content/pages/error.json: shown in the main area when a page fails to render. */
export const errorScreen = contentFile("Error screen", {
  ...sectionHeaderFields,
  home: link("Link home"),
});
