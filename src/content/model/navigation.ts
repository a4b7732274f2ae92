import { contentFile, group, optionalList } from "./structures";
import { fieldMeta } from "./field-metadata";
import { link } from "./shared-fields";
import { shortText } from "./field-types";

const linkGroupSchema = group("LinkGroup", "Links", {
  label: shortText("Name", "Read aloud by screen readers, and the heading in the footer."),
  links: optionalList("Links", link()),
});
const linkGroup = (label: string, hint: string) => linkGroupSchema.meta(fieldMeta(label, hint));

/** content/navigation.json: the links of header and footer, in display order. */
export const navigation = contentFile("Navigation", {
  home: link("Home", "The first link of every breadcrumb."),
  main: linkGroup("Main navigation", "The links in the header."),
  legal: linkGroup("Legal links", "The legal pages, in the footer."),
  quick: linkGroup("Quick links", "The links in the footer."),
});
