import { contentFile, group } from "./metadata";
import { link } from "./parts";
import { longText, template, text } from "./primitives";

export const searchText = contentFile("Search", {
  title: text("Title"),
  label: text("Label of the search box"),
  hint: text("Hint", "Examples of what can be searched for, shown below the box."),
  loading: text("Loading"),
  unavailable: text("Unavailable", "Shown when the index cannot be fetched."),
  notLoaded: text("Not loaded", "Shown instead of the search when its code cannot be loaded."),
  results: group("SearchResultsText", "Number of results", {
    one: text("One result"),
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
    service: text("Service"),
    caseStudy: text("Case study"),
    person: text("Person"),
    legal: text("Legal text"),
    page: text("Page"),
  }).describe("The word beside a result."),
});

export const schedulingText = contentFile("Scheduling dialog", {
  title: text("Title"),
  lead: longText("Lead"),
  widget: text("Name of the booking page", "Shown below it, if the company has one."),
  openWidget: text("Open the booking page", "The link below it, which opens its page."),
  calendar: text("Name of the calendar", "Shown below it, small: what it is a calendar of."),
  unavailable: text(
    "Perhaps unavailable",
    "What to think if no calendar appears. It always stays: nobody can tell.",
  ),
  timeZone: template("Time zone", "timeZone"),
  openCalendar: text("Open the calendar", "The link below it, which opens its page."),
  email: template("E-mail", "email"),
  phone: template("Phone", "phone"),
  appointment: link("Appointment"),
});
