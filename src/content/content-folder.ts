import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { annotatedValues } from "./model/annotated-values";
import { company } from "./model/company";
import { contentFileAt, isHidden } from "./model/content-files";
import { filesIn } from "../lib/files-in";
import { parseJsonDocument } from "./json-document";

export type ContentFolder = ReturnType<typeof readContentFolder>;

export type ContentSource = ContentFolder["sources"][number];

/** New bytes of files by their paths relative to content/, or undefined for those to delete. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

/** Reads content/ without validating it, as it would be with changes. Treats a missing folder as empty. */
export function readContentFolder(dir: string, changes: Changes = new Map()) {
  const read = (path: string) => changes.get(path) ?? readFileSync(join(dir, path));
  const names = new Set([...filesIn(dir), ...changes.keys()]);
  const paths = [...names]
    .filter((path) => !changes.has(path) || changes.get(path))
    .filter((path) => !isHidden(path))
    .sort();
  const sources = paths.flatMap((path) => {
    const file = contentFileAt(path);
    if (!file) return [];
    const { text, ...json } = parseJsonDocument(read(path));
    return [{ path, file, text, json, values: annotatedValues(file.schema, json.value) }];
  });
  return {
    dir,
    read,
    /** Every file in the folder, relative to it with forward slashes. */
    paths,
    /** The paths of the pictures among them. */
    pictures: paths.filter((path) => /^images\/.+\.(jpe?g|png|webp|avif)$/is.test(path)),
    sources,
  };
}

/** The path, relative to content/, of the picture that a content file names. */
export const picturePath = (from: string, value: string) => posix.join(posix.dirname(from), value);

/** The parsed files by their paths. */
export function valuesOf(sources: readonly Pick<ContentSource, "path" | "json">[]) {
  return Object.fromEntries(sources.map(({ path, json }) => [path, json.value]));
}

/** A text of content/company.json, also of one that is not valid; empty if it has none. */
export function companyText(sources: readonly ContentSource[], field: "name" | "url"): string {
  const company = sources.find(({ file }) => file.type === "Company");
  return company?.values.find(({ path }) => path.join() === field)?.value ?? "";
}

/** Returns content/company.json. Throws if it is missing or invalid, which the content check has ruled out. */
export function companyOf(sources: readonly ContentSource[]) {
  return company.parse(sources.find(({ file }) => file.type === "Company")?.json.value);
}
