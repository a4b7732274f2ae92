import { contentFile, group } from "./structures";
import { link } from "./shared-fields";
import { template, shortText } from "./field-types";

export const searchText = contentFile("Search", {
  title: shortText("Title"),
  label: shortText("Label of the search box"),
  hint: shortText("Hint", "Examples of what can be searched for, shown below the box."),
  loading: shortText("Loading"),
  unavailable: shortText("Unavailable", "Shown when the index cannot be fetched."),
  notLoaded: shortText("Not loaded", "Shown instead of the search when its code cannot be loaded."),
  results: group("SearchResultsText", "Number of results", {
    one: shortText("One result"),
    many: template("Several results", "count"),
    first: template("More results than are shown", "shown", "count"),
  }),
  noResults: template("No results", "query"),
  services: link(
    "Link to the services",
    "Shown until something is typed, with the one to contact.",
  ),
  contact: link("Contact", "Offered when there are no results or the search does not work."),
  kinds: group("SearchKinds", "Kinds of results", {
    service: shortText("Service"),
    caseStudy: shortText("Case study").optional(),
    person: shortText("Person").optional(),
    legal: shortText("Legal text"),
    page: shortText("Page"),
  }).describe("The word beside a result."),
});
