import { shortText, template } from "./field-types";
import { contentFile } from "./structures";

/** content/labels.json: labels of controls that every page shares. */
export const labels = contentFile("Labels on every page", {
  skipToContent: shortText("Skip to content", "The first link of every page, for keyboards."),
  openMenu: shortText("Open the menu"),
  closeMenu: shortText("Close the menu"),
  darkTheme: shortText("Dark theme", "The switch between light and dark."),
  breadcrumb: shortText("Breadcrumb", "The name of the trail of links above a title."),
  close: shortText("Close", "The button that closes a dialog."),
  search: shortText("Search", "The button that opens the search."),
  social: shortText("Social networks", "The name of the list of networks."),
  opensInNewTab: shortText("Opens in a new tab", "Read aloud after such links."),
  embedUnavailable: shortText(
    "Embedded page perhaps unavailable",
    "What to think if no map appears. It stays beside every map: nobody can tell.",
  ).optional(),
  navigated: template("Navigated", "page"),
  loading: shortText("Loading", "Read aloud while the next page is slow to arrive."),
  unreachable: shortText(
    "Unreachable",
    "Shown when a button was pressed whose script does not come.",
  ),
  tryAgain: shortText("Try again"),
  onThisPage: shortText("On this page", "The heading of a table of contents."),
  rating: template("Rating", "rating").optional(),
  quotation: template("Quotation", "quote").optional(),
  comma: shortText("Comma", "Between the items of a list, with the space after it.", ", "),
  copyright: template("Copyright", "company"),
});
