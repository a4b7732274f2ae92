import { contentFile, group, fieldMeta, optionalList } from "./metadata";
import { link } from "./parts";
import { template, text } from "./primitives";

const linkGroupSchema = group("LinkGroup", "Links", {
  label: text("Name", "Read aloud by screen readers, and the heading in the footer."),
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

/** content/labels.json: labels of controls that every page shares. */
export const labels = contentFile("Labels on every page", {
  skipToContent: text("Skip to content", "The first link of every page, for keyboards."),
  openMenu: text("Open the menu"),
  closeMenu: text("Close the menu"),
  darkTheme: text("Dark theme", "The switch between light and dark."),
  breadcrumb: text("Breadcrumb", "The name of the trail of links above a title."),
  close: text("Close", "The button that closes a dialog."),
  search: text("Search", "The button that opens the search."),
  social: text("Social networks", "The name of the list of networks."),
  opensInNewTab: text("Opens in a new tab", "Read aloud after such links."),
  embedUnavailable: text(
    "Embedded page perhaps unavailable",
    "What to think if no map appears. It stays beside every map: nobody can tell.",
  ),
  navigated: template("Navigated", "page"),
  loading: text("Loading", "Read aloud while the next page is slow to arrive."),
  unreachable: text("Unreachable", "Shown when a button was pressed whose script does not come."),
  tryAgain: text("Try again"),
  onThisPage: text("On this page", "The heading of a table of contents."),
  rating: template("Rating", "rating"),
  quotation: template("Quotation", "quote"),
  comma: text("Comma", "Between the items of a list, with the space after it.", ", "),
  copyright: template("Copyright", "company"),
});
