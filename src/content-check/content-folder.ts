import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type AnnotatedValue, annotatedValues } from "../content-model/annotated-values";
import { company } from "../content-model/company";
import { type ContentFile, contentFileAt } from "../content-model/content-files";
import { type JsonDocument, notUtf8, parseJsonDocument } from "./json-document";

export interface ContentSource {
  /** Relative to content/ with forward slashes. */
  readonly path: string;
  readonly file: ContentFile;
  readonly text: string;
  readonly json: JsonDocument;
  readonly values: readonly AnnotatedValue[];
}

export interface ContentFolder {
  readonly dir: string;
  /** Every file in the folder, pictures included, relative to it with forward slashes. */
  readonly paths: readonly string[];
  readonly sources: readonly ContentSource[];
}

/** Reads content/ without validating it. Treats a missing folder as empty. */
export function readContentFolder(dir: string): ContentFolder {
  const isFile = (path: string) => statSync(join(dir, path), { throwIfNoEntry: false })?.isFile();
  const paths = existsSync(dir) ? entriesIn(dir).filter(isFile).sort() : [];
  const sources = paths.flatMap((path) => {
    const file = contentFileAt(path);
    if (!file) return [];
    const bytes = readFileSync(join(dir, path));
    const text = bytes.toString("utf8");
    const json = isUtf8(bytes) ? parseJsonDocument(text) : notUtf8(text);
    return [{ path, file, text, json, values: annotatedValues(file.schema, json.value) }];
  });
  return { dir, paths, sources };
}

/** Skips dotfiles, which operating systems and editors leave behind. Does not follow links to folders. */
function entriesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll(sep, "/"))
    .filter((path) => !/(^|\/)\./.test(path));
}

/** The parsed files by their paths. */
export function valuesOf(sources: readonly Pick<ContentSource, "path" | "json">[]) {
  return Object.fromEntries(sources.map(({ path, json }) => [path, json.value]));
}

/**
 * Returns content/company.json.
 * @throws if it is missing or invalid, which the content check has ruled out
 */
export function companyOf(sources: readonly ContentSource[]) {
  return company.parse(sources.find(({ file }) => file.type === "Company")?.json.value);
}

/** Returns a text of content/company.json, also while other fields of the file are invalid. */
export function companyText(sources: readonly ContentSource[], field: "name" | "url"): string {
  const values = sources.find(({ file }) => file.type === "Company")?.values;
  return values?.find(({ path }) => path.join() === field)?.value ?? "";
}
