/**
 * Edits content/ as the editors of another company might: rewrites every text, changes the company's addresses, and
 * reverses and extends lists. The result is valid. docs/testing.md says which tests run on it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { annotatedValues } from "../../src/content/model/annotated-values";
import { readContentFolder } from "../../src/content/check/content-folder";
import { legalFile, legalPath } from "./legal";

/** Lists that may have any number of items, and how an added item differs from the first, which it copies. */
const freeLists: readonly (readonly [file: string, list: string, added: object | string])[] = [
  ["testimonials.json", "items", { id: "added", quote: "Added quote", rating: 4 }],
  ["team.json", "members", { id: "added", name: "Added Person" }],
  ["values.json", "cards", { id: "added", title: "Added value", description: "Added" }],
  ["case-studies.json", "tiles", { id: "added", slug: "added", title: "Added case study" }],
  [
    "case-study-highlights.json",
    "items",
    { id: "added", category: "Added highlight", description: "Added" },
  ],
  ["company.json", "repOffice.cities", "Added City"],
  ["company.json", "social", { label: "Mastodon", mark: undefined }],
  ["company.json", "hours.periods", { days: ["Saturday"], opens: "09:00", closes: "12:30" }],
  ["navigation.json", "main.links", { label: "Added link", to: legalPath }],
  ["navigation.json", "legal.links", { label: "Added link", to: "/service" }],
  ["navigation.json", "quick.links", { label: "Added link", to: legalPath }],
  ["pages/about-us.json", "missionVision.items", { title: "Added text", description: "Added" }],
  ["pages/about-us.json", "whyChoose.items", { title: "Added reason", description: "Added" }],
  [
    "pages/about-us.json",
    "coverage.places",
    { name: "Paris", latitude: 48.86, longitude: 2.35, description: "Added" },
  ],
  ["pages/not-found.json", "links", { label: "Added link", to: "/about-us" }],
  ["pages/service.json", "services", "added-service"],
  ["services/added-service.json", "outcomes.items", { label: "added outcomes" }],
  [
    "services/added-service.json",
    "engagement.steps",
    { title: "Added step", description: "Added" },
  ],
  [legalFile, "sections", { id: "added", heading: "Added section" }],
];

/** The free lists that the content has; a site may do without some. @param service the file of one */
export const freeListsIn = (dir: string, service = "added-service.json") =>
  freeLists
    .map(
      ([file, path, added]) => [file.replace("added-service.json", service), path, added] as const,
    )
    .filter(([file, path]) => {
      if (!existsSync(join(dir, file))) return false;
      return Array.isArray(
        valueAt(JSON.parse(readFileSync(join(dir, file), "utf8")), path.split(".")),
      );
    });

/** Facts about the company, which are not text but change with it. */
const companyFacts = {
  url: "https://edited.example",
  email: "office@edited.example",
  securityEmail: "safety@edited.example",
  phone: { label: "+49 30 000000", number: "+4930000000" },
};

/** Edits a copy of content/ in place. */
export function editContent(dir: string): void {
  const [service = ""] = readdirSync(join(dir, "services")).sort();
  edit(join(dir, "services", service), join(dir, "services/added-service.json"), (added) => {
    const seo = { title: "Added consultancy", description: "Added consultants on demand." };
    Object.assign(added, { name: "added-service", title: "Added service", seo });
  });
  editFile(join(dir, "company.json"), (company) => {
    Object.assign(company, companyFacts);
  });
  editFile(join(dir, "case-studies.json"), (caseStudies) => {
    Object.assign(caseStudies, { host: "https://stories.edited.example" });
  });
  for (const [file, path, added] of freeListsIn(dir)) {
    editList(dir, file, path, (list) => {
      const [first] = list;
      if (first === undefined) return;
      list.reverse().push(typeof added === "string" ? added : { ...Object(first), ...added });
    });
  }
  rewriteTexts(dir, rewrite);
}

/** Edits a list of a content file in place. @throws if there is none */
export function editList(
  dir: string,
  file: string,
  path: string,
  change: (list: unknown[]) => void,
): void {
  editFile(join(dir, file), (content) => {
    const list = valueAt(content, path.split("."));
    if (!Array.isArray(list)) throw new Error(`${file} has no list ${path}`);
    change(list);
  });
}

/** Rewrites every text and every description of a picture. @param rewriteOne takes its file and its path there, too */
export function rewriteTexts(
  dir: string,
  rewriteOne: (text: string, file: string, steps: readonly (string | number)[]) => string,
): void {
  for (const { path, file, json } of readContentFolder(dir).sources) {
    editFile(join(dir, path), (content) => {
      for (const { path: steps, value, meta } of annotatedValues(file.schema, json.value)) {
        const isText = meta.prose !== undefined || meta.altText === true;
        const last = steps.at(-1);
        if (!isText || last === undefined) continue;
        const parent = Object(valueAt(content, steps.slice(0, -1)));
        Reflect.set(parent, last, rewriteOne(value, path, steps));
      }
    });
  }
}

/**
 * Replaces each letter and digit by another, 13 or 5 further on, so that no word stays as it was. Keeps placeholders,
 * paragraphs, capitals and the length.
 */
export function rewrite(text: string): string {
  return text.replace(/\{\w+\}|[a-zA-Z\d]/g, (match) => {
    if (match.length > 1) return match;
    const alphabet = alphabets.find((letters) => letters.includes(match)) ?? match;
    return alphabet.charAt((alphabet.indexOf(match) + alphabet.length / 2) % alphabet.length);
  });
}

const alphabets = ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"];

export function valueAt(content: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((value: unknown, step) => Reflect.get(Object(value), step), content);
}

/** Edits a content file in place. */
export function editFile(path: string, change: (content: object) => void): void {
  edit(path, path, change);
}

/** Writes an edited copy of a content file. */
export function edit(from: string, to: string, change: (content: object) => void): void {
  const content: object = JSON.parse(readFileSync(from, "utf8"));
  change(content);
  writeFileSync(to, `${JSON.stringify(content, null, 2)}\n`);
}
