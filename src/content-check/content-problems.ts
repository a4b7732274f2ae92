import type { JsonPath } from "../content-model/annotated-values";
import { contentFileAt, contentFiles } from "../content-model/content-files";
import { type ContentFolder, type ContentSource, readContentFolder } from "./content-folder";
import { fieldName, type Finding } from "./finding";
import type { Position } from "./json-document";
import { isPicture, pictureChecker } from "./picture-problems";
import { referenceChecker } from "./reference-problems";
import { repeatFinder } from "./repeat-findings";
import { findSchemaProblems } from "./schema-problems";
import { valueFindings } from "./value-findings";

export interface ContentProblem {
  /** Relative to content/. */
  readonly file: string;
  /** Absent when the file itself is the problem. */
  readonly position?: Position;
  /** Of the field at fault; empty for the whole file. */
  readonly path: JsonPath;
  readonly message: string;
}

/**
 * Checks every file in content/, and that none is missing. Returns a line for each problem, such as
 * `content/team.json:12:5 members[1].linkedin: expected an https URL, got "htp://..."`.
 */
export function findContentProblems(contentDir: string): string[] {
  return findProblems(contentDir).map(formatProblem);
}

/**
 * Finds values that are probably not meant.
 * @param isStrict includes what matters before publishing only
 */
export function findAdvice(contentDir: string, isStrict: boolean): ContentProblem[] {
  const folder = readContentFolder(contentDir);
  const pictures = pictureChecker(folder);
  const repeatsIn = repeatFinder();
  const isWanted = ({ level }: Finding) => level === "advised" || (isStrict && level === "strict");
  const advice = folder.sources.flatMap((source) => {
    const findings = [...valueFindings(source), ...repeatsIn(source), ...pictures.advice(source)];
    return locate(source, findings.filter(isWanted));
  });
  return advice.sort(byPosition);
}

export function findProblems(contentDir: string): ContentProblem[] {
  const folder = readContentFolder(contentDir);
  const pictures = pictureChecker(folder);
  const findReferenceProblems = referenceChecker(folder, pictures);
  const problems = folder.sources.flatMap((source) =>
    firstPerField([...findFileProblems(source), ...locate(source, findReferenceProblems(source))]),
  );
  return [...findFolderProblems(folder), ...pictures.faults(), ...problems].sort(byPosition);
}

/** Returns one line for a problem: where it is, and what is expected. */
export function formatProblem({ file, position, path, message }: ContentProblem): string {
  const field = fieldName(path);
  const location = position ? `${file}:${position.line}:${position.column}` : file;
  return `content/${location}${field && ` ${field}`}: ${message}`;
}

function findFolderProblems(folder: ContentFolder): ContentProblem[] {
  const { paths } = folder;
  const missing = contentFiles
    .filter(({ path }) => !path.includes("*") && !paths.includes(path))
    .map(({ path }) => ({ file: path, message: "expected this file, got nothing" }));
  const unknown = paths
    .filter((path) => !contentFileAt(path) && !isPicture(path))
    .map((file) => ({
      file,
      message:
        "expected a picture in content/images or a file of the content model, got another file",
    }));
  return [...missing, ...unknown].map((problem) => ({ ...problem, path: [] }));
}

/** Finds the problems of a file that do not depend on other files. */
function findFileProblems(source: ContentSource): ContentProblem[] {
  const { file, json } = source;
  const ownProblems = json.problems.map(({ line, column, path, message }) => ({
    file: source.path,
    position: { line, column },
    path,
    message,
  }));
  if (json.value === undefined) return ownProblems;
  return [...ownProblems, ...locate(source, findSchemaProblems(file.schema, json.value))];
}

function locate(
  { json, path: file }: ContentSource,
  problems: readonly { path: JsonPath; message: string }[],
): ContentProblem[] {
  return problems.map(({ path, message }) => ({
    file,
    position: json.positionOf(path),
    path,
    message,
  }));
}

/** A malformed value needs no second message about a broken reference. */
function firstPerField(problems: readonly ContentProblem[]): ContentProblem[] {
  const fields = new Set<string>();
  return problems.filter(({ path }) => {
    const field = fieldName(path);
    return !fields.has(field) && fields.add(field);
  });
}

function byPosition(a: ContentProblem, b: ContentProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  const [from, to] = [a.position, b.position];
  if (!from || !to) return 0;
  return from.line - to.line || from.column - to.column;
}
