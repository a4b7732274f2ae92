import { z } from "zod";
import { link, template, text } from "./primitives";

const linkGroup = z
  .strictObject({ label: text(), links: z.array(link()).min(1) })
  .meta({ id: "LinkGroup" });

/** content/navigation.json: the links of header and footer, in display order. */
export const navigation = z.strictObject({
  home: link(),
  main: linkGroup,
  legal: linkGroup,
  quick: linkGroup,
});

/** content/labels.json: labels of controls that every page shares. */
export const labels = z.strictObject({
  skipToContent: text(),
  openMenu: text(),
  closeMenu: text(),
  darkTheme: text(),
  breadcrumb: text(),
  close: text(),
  search: text(),
  social: text(),
  opensInNewTab: text(),
  /** Shown below an embedded page, because a browser may block it silently. */
  embedBlocked: text(),
  /** Shown to assistive technology while the next page is slow to arrive. */
  loading: text(),
  /** Shown when the server of the next page cannot be reached. */
  unreachable: text(),
  tryAgain: text(),
  onThisPage: text(),
  rating: template("rating"),
  copyright: template("company"),
});
