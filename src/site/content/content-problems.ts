import type { JsonPath } from "../../content-model/annotated-values";
import { contentFileAt, contentFiles } from "../../content-model/content-files";
import { crossChecks } from "./reference-checks";
import type { Position } from "./json-document";
import { type ContentFolder, type ContentSource, readContent } from "./content-folder";
import { schemaProblems } from "./schema-problems";

interface ContentProblem {
  /** Relative to content/. */
  readonly file: string;
  /** Absent when the file itself is the problem. */
  readonly position?: Position;
  /** Such as `members[1].linkedin`; empty for the whole file. */
  readonly field: string;
  readonly message: string;
}

/**
 * Checks everything that stands in the folder, and that everything needed stands there.
 * Returns one line a problem, file by file from top to bottom, and no line when all is well:
 * `content/team.json:12:5 members[1].linkedin: expected an https URL, got "htp://..."`.
 */
export function contentProblems(contentDir: string): string[] {
  const folder = readContent(contentDir);
  const crossProblems = crossChecks(folder);
  const problems = folder.sources.flatMap((source) =>
    onePerField([...fileProblems(source), ...located(source, crossProblems(source))]),
  );
  return [...folderProblems(folder), ...problems].sort(inReadingOrder).map(inOneLine);
}

function inOneLine({ file, position, field, message }: ContentProblem): string {
  const place = position ? `${file}:${position.line}:${position.column}` : file;
  return `content/${place}${field && ` ${field}`}: ${message}`;
}

function folderProblems({ paths }: ContentFolder): ContentProblem[] {
  const missing = contentFiles
    .filter(({ path }) => !path.includes("*") && !paths.includes(path))
    .map(({ path }) => ({ file: path, message: "expected this file, got nothing" }));
  const unknown = paths
    .filter((path) => !contentFileAt(path) && !/^images\/.+\.(jpe?g|png|webp|avif)$/.test(path))
    .map((file) => ({
      file,
      message:
        "expected a picture in content/images or a file of the content model, got another file",
    }));
  return [...missing, ...unknown].map((problem) => ({ ...problem, field: "" }));
}

/** What is wrong with a file, whatever the others hold. */
function fileProblems(source: ContentSource): ContentProblem[] {
  const { file, json, path } = source;
  const ownProblems = json.problems.map(({ line, column, path: jsonPath, message }) => ({
    file: path,
    position: { line, column },
    field: fieldName(jsonPath),
    message,
  }));
  if (json.value === undefined) return ownProblems;
  return [...ownProblems, ...located(source, schemaProblems(file.schema, json.value))];
}

function located(
  { json, path: file }: ContentSource,
  problems: readonly { path: JsonPath; message: string; isUnknownField?: boolean }[],
): ContentProblem[] {
  return problems.map(({ path, message, isUnknownField }) => ({
    file,
    position: isUnknownField ? json.keyPositionOf(path) : json.positionOf(path),
    field: fieldName(path),
    message,
  }));
}

function fieldName(path: JsonPath): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}

/** A value that is not even well formed needs no second message that it leads nowhere. */
function onePerField(problems: readonly ContentProblem[]): ContentProblem[] {
  const fields = new Set<string>();
  return problems.filter(({ field }) => !fields.has(field) && fields.add(field));
}

function inReadingOrder(a: ContentProblem, b: ContentProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  const [from, to] = [a.position, b.position];
  if (!from || !to) return 0;
  return from.line - to.line || from.column - to.column;
}
