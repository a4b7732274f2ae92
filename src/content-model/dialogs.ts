/** The texts of the search and scheduling dialogs. */
import { z } from "zod";
import { link, template, text } from "./primitives";

/** content/search.json */
export const searchText = z.strictObject({
  title: text(),
  /** The label of the search box. */
  label: text(),
  /** Examples of what can be searched for, shown below the box. */
  hint: text(),
  loading: text(),
  /** Shown when the index cannot be fetched. */
  unavailable: text(),
  /** Shown instead of the search when its code cannot be loaded. */
  notLoaded: text(),
  results: z
    .strictObject({ one: text(), many: template("count") })
    .meta({ id: "SearchResultsText" }),
  noResults: template("query"),
  /** Offered when there are no results or the search is unavailable or not loaded. */
  contact: link(),
  /** The kind of a result, shown beside it. */
  kinds: z
    .strictObject({
      service: text(),
      caseStudy: text(),
      person: text(),
      legal: text(),
      page: text(),
    })
    .meta({ id: "SearchKinds" }),
});

/** content/scheduling.json */
export const schedulingText = z.strictObject({
  title: text(),
  /** The accessible name of the embedded calendar. */
  calendar: text(),
  loading: text(),
  /** Shown when the script or the calendar does not load in time. */
  unavailable: text(),
  timeZone: template("timeZone"),
  /** Introduces the contact options below it. */
  alternatives: text(),
  email: template("email"),
  phone: template("phone"),
  appointment: link(),
});
