/** The words of the dialogs that are no form: search and scheduling. */
import { z } from "zod";
import { link, template, text } from "./primitives";

/** content/search.json */
export const searchText = z.strictObject({
  title: text(),
  /** The name of the field; what may be looked for stands below it. */
  label: text(),
  hint: text(),
  loading: text(),
  /** The index could not be fetched. */
  unavailable: text(),
  results: z
    .strictObject({ one: text(), many: template("count") })
    .meta({ id: "SearchResultsText" }),
  noResults: template("query"),
  /** The way on when there is no result, or no search. */
  contact: link(),
  /** What a result is, said beside it. */
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
  /** The name of the embedded calendar. */
  calendar: text(),
  loading: text(),
  /** The script or the calendar has not arrived in time. */
  unavailable: text(),
  timeZone: template("timeZone"),
  /** Introduces the ways below it. */
  alternatives: text(),
  email: template("email"),
  phone: template("phone"),
  appointment: link(),
});
