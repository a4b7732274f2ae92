import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { annotateValues } from "../model/annotated-values";
import { company } from "../model/company";
import { findContentFile, isHidden } from "../model/content-files";
import { listFiles } from "../../lib/list-files";
import { parseJsonDocument } from "./json-document";

export type ContentFolder = ReturnType<typeof readContentFolder>;

export type ContentSource = ContentFolder["sources"][number];

/** The new bytes of files by their paths relative to content/; undefined deletes a file. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

/**
 * Reads content/ without validating it. A missing folder counts as empty.
 * @param changes applied to what is read, but not written
 */
export function readContentFolder(dir: string, changes: Changes = new Map()) {
  const read = (path: string) => changes.get(path) ?? readFileSync(join(dir, path));
  const names = new Set([...listFiles(dir), ...changes.keys()]);
  const paths = [...names]
    .filter((path) => !changes.has(path) || changes.get(path))
    .filter((path) => !isHidden(path))
    .sort();
  const sources = paths.flatMap((path) => {
    const file = findContentFile(path);
    if (!file) return [];
    const { text, ...json } = parseJsonDocument(read(path));
    return [{ path, file, text, json, values: annotateValues(file.schema, json.value) }];
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

/** Returns the path, relative to content/, of a picture that a content file refers to by a path relative to itself. */
export const resolvePicturePath = (from: string, value: string) =>
  posix.join(posix.dirname(from), value);

/** Returns the parsed files by their paths. */
export function mapPathsToValues(sources: readonly Pick<ContentSource, "path" | "json">[]) {
  return Object.fromEntries(sources.map(({ path, json }) => [path, json.value]));
}

/** Returns a text of content/company.json, even if the file is otherwise invalid; empty if it is missing. */
export function findCompanyText(
  sources: readonly ContentSource[],
  field: "name" | "url" | "securityEmail",
): string {
  const company = sources.find(({ file }) => file.type === "Company");
  return company?.values.find(({ path }) => path.join() === field)?.value ?? "";
}

/** Returns content/company.json. Throws if it is missing or invalid, so call it after the content check. */
export function readCompany(sources: readonly ContentSource[]) {
  return company.parse(sources.find(({ file }) => file.type === "Company")?.json.value);
}
