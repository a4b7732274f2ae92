/** The words that content needs only where it has what they go with. */
import { findValueAt } from "./schema-tree";

interface Source {
  readonly file: { readonly path: string };
  readonly json: { readonly value: unknown };
}

/** A field of a file, or the whole file, and what needs it: a part of that file or collection. */
const needs: readonly (readonly [words: string, field: string, by: string, part: string])[] = [
  ["pages/home.json", "tailoredStrategies.figure", "pages/home.json", "tailoredStrategies.days"],
  [
    "pages/home.json",
    "tailoredStrategies.figureLabel",
    "pages/home.json",
    "tailoredStrategies.days",
  ],
  ["pages/home.json", "caseStudies", "case-study-highlights.json", "items"],
  ["pages/home.json", "testimonials", "testimonials.json", "items"],
  ["pages/about-us.json", "values", "values.json", "cards"],
  ["pages/about-us.json", "team", "team.json", "members"],
  ["pages/about-us.json", "team.profileLabel", "team.json", "members.linkedin"],
  ["pages/service-detail.json", "stepDays", "services/*.json", "engagement.steps"],
  ["pages/case-study.json", "", "case-studies.json", "tiles"],
  ["pages/case-study.json", "", "case-studies/*.json", "slug"],
  ["labels.json", "rating", "testimonials.json", "items"],
  ["labels.json", "quotation", "testimonials.json", "items"],
  ["labels.json", "quotation", "case-studies/*.json", "quote"],
  ["labels.json", "embedUnavailable", "company.json", "map"],
  ["labels.json", "embedUnavailable", "pages/about-us.json", "coverage.places"],
  ["scheduling.json", "widget", "company.json", "scheduling.widget"],
  ["scheduling.json", "calendar", "company.json", "scheduling.calendarUrl"],
  ["scheduling.json", "back", "company.json", "scheduling"],
  ["scheduling.json", "loading", "company.json", "scheduling"],
  ["scheduling.json", "unavailable", "company.json", "scheduling"],
  ["search.json", "kinds.person", "team.json", "members"],
  ["search.json", "kinds.caseStudy", "case-studies.json", "tiles"],
  ["search.json", "kinds.caseStudy", "case-studies/*.json", "slug"],
];

/** Returns the fields of a file that something in content needs, each with the file that does. */
export const listNeededFields = (words: string, sources: readonly Source[]) =>
  needs
    .filter(([file, field]) => file === words && field !== "")
    .filter(([, , by, part]) => isThere(by, part, sources))
    .map(([, field, by]) => ({ path: field.split("."), by }));

/** Whether something in content needs a file. Without that, no page is made from it. */
export function isNeeded(file: string, sources: readonly Source[]): boolean {
  const rows = needs.filter(([words, field]) => words === file && field === "");
  return rows.length === 0 || rows.some(([, , by, part]) => isThere(by, part, sources));
}

const isThere = (by: string, part: string, sources: readonly Source[]) =>
  sources.some(({ file, json }) => file.path === by && hasValue(json.value, part.split(".")));

/** Whether there is a value at a path, in any item of the lists on the way. */
function hasValue(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((item) => hasValue(item, path));
  const [step, ...rest] = path;
  return step === undefined ? value !== undefined : hasValue(findValueAt(value, [step]), rest);
}
