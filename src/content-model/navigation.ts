import { z } from "zod";
import { link, template, text } from "./primitives";

const linkGroup = z
  .strictObject({ label: text(), links: z.array(link()).min(1) })
  .meta({ id: "LinkGroup" });

/** content/navigation.json: the links of header and footer, in their order. */
export const navigation = z.strictObject({
  home: link(),
  main: linkGroup,
  legal: linkGroup,
  quick: linkGroup,
});

/** content/labels.json: the names of controls that every page shares. */
export const labels = z.strictObject({
  skipToContent: text(),
  openMenu: text(),
  closeMenu: text(),
  darkTheme: text(),
  breadcrumb: text(),
  close: text(),
  search: text(),
  social: text(),
  contact: text(),
  opensInNewTab: text(),
  /** Below an embedded page, which a browser may have blocked without telling. */
  embedBlocked: text(),
  onThisPage: text(),
  rating: template("rating"),
  copyright: template("company"),
});
