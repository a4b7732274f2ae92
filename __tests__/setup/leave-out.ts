/** What a company may lack, and how its content leaves it out. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findProblems } from "../../src/content/check/content-problems";
import { findValueAt } from "../../src/content/model/schema-tree";
import type { Changes } from "../../src/content/source/content-folder";
import { listFiles } from "../../src/lib/list-files";

/** The fields of a file or a collection that go, or the file itself. */
type Place = readonly [file: string, ...fields: string[]];

const parts: Readonly<Record<string, readonly Place[]>> = {
  coverage: [["pages/about-us.json", "coverage"]],
  "the office's map": [["company.json", "map"]],
  "maps and what to think if none appears": [
    ["company.json", "map"],
    ["pages/about-us.json", "coverage"],
    ["labels.json", "embedUnavailable"],
  ],
  "rep offices": [["company.json", "repOffice"]],
  "the calendar": [
    ["company.json", "scheduling.calendarUrl"],
    ["scheduling.json", "calendar"],
  ],
  "the booking service": [
    ["company.json", "scheduling.widget"],
    ["scheduling.json", "widget"],
  ],
  "calendar and booking service": [
    ["company.json", "scheduling"],
    ["scheduling.json", "widget", "calendar", "back", "loading", "unavailable"],
  ],
  "an address for security reports": [["company.json", "securityEmail"]],
  testimonials: [
    ["testimonials.json"],
    ["pages/home.json", "testimonials"],
    ["labels.json", "rating"],
  ],
  "the team": [["team.json"], ["pages/about-us.json", "team"], ["search.json", "kinds.person"]],
  values: [["values.json"], ["pages/about-us.json", "values"]],
  "a service's outcomes": [["services/*.json", "outcomes"]],
  "a service's steps": [
    ["services/*.json", "engagement"],
    ["pages/service-detail.json", "stepDays"],
  ],
  "a promise of days": [
    [
      "pages/home.json",
      "tailoredStrategies.days",
      "tailoredStrategies.figure",
      "tailoredStrategies.figureLabel",
    ],
  ],
  "case studies": [
    ["case-studies/*.json"],
    ["case-studies.json"],
    ["case-study-highlights.json"],
    ["pages/case-study.json"],
    ["pages/home.json", "caseStudies"],
    ["search.json", "kinds.caseStudy"],
  ],
  "case studies, but for the words of their page": [
    ["case-studies/*.json"],
    ["case-studies.json"],
    ["case-study-highlights.json"],
    ["pages/home.json", "caseStudies"],
  ],
  "the carousel": [["case-study-highlights.json"], ["pages/home.json", "caseStudies"]],
  "a case study's outcomes and steps": [["case-studies/*.json", "outcomes", "engagement"]],
};

/** Each part alone, and all at once. */
export const leftOut: readonly (readonly [name: string, places: readonly Place[]])[] = [
  ...Object.entries(parts),
  ["all of it", [...Object.values(parts).flat(), ["labels.json", "quotation"]]],
];

/** Returns the changes that leave parts out of a folder of content, and lead links to them elsewhere. */
export function leaveOut(dir: string, places: readonly Place[]): Changes {
  const changes = new Map<string, Buffer | undefined>();
  const edit = (file: string, change: (content: object) => void) => {
    if (changes.has(file) && !changes.get(file)) return;
    const content: object = JSON.parse(String(changes.get(file) ?? readFileSync(join(dir, file))));
    change(content);
    changes.set(file, Buffer.from(JSON.stringify(content)));
  };
  const files = listFiles(dir).filter((file) => file.endsWith(".json"));
  for (const [pattern, ...fields] of places) {
    const isIt = (file: string) => file.replace(/\/[^/]+$/, "/*.json") === pattern;
    for (const file of files.filter((each) => each === pattern || isIt(each))) {
      if (fields.length === 0) changes.set(file, undefined);
      else edit(file, (content) => fields.forEach((field) => remove(content, field)));
    }
  }
  for (const { file, path } of findProblems(dir, changes).filter(isDeadLink))
    edit(file, (content) => {
      const owner = Object(findValueAt(content, path.slice(0, -1)));
      Reflect.set(owner, path.at(-1) ?? "", "/contact-us");
    });
  return changes;
}

function remove(content: object, field: string): void {
  const [key = "", ...owner] = field.split(".").reverse();
  Reflect.deleteProperty(Object(findValueAt(content, owner.reverse())), key);
}

const isDeadLink = ({ message }: { readonly message: string }) =>
  /^expected (the address of a page of this site|a file of static|#)/.test(message);
