import { basename } from "node:path";
import { contentFiles } from "../model/content-files";
import {
  type Changes,
  type ContentFolder,
  type ContentSource,
  readContentFolder,
} from "../content-folder";
import { fieldName, type Finding } from "./finding";
import { damagedPictures, pictureProblems } from "./picture-problems";
import { referenceChecker, repeatedIds } from "./reference-problems";
import { findSchemaProblems } from "./schema-problems";
import { textsThatAreCut, unreadableCharacters } from "./text-problems";
import { unfilledTexts } from "./unfilled";

export interface ContentProblem extends Finding {
  /** Relative to content/. */
  readonly file: string;
}

/** Returns a line for each problem of content/, also for each picture that cannot be decoded. */
export async function findEveryProblem(contentDir: string): Promise<string[]> {
  const folder = readContentFolder(contentDir);
  const damaged = await Promise.all(
    folder.sources.map(async (source) => located(source, await damagedPictures(source, folder))),
  );
  return [...findProblems(contentDir), ...damaged.flat()]
    .sort(byPosition)
    .map((problem) => formatProblem(problem, contentDir));
}

/** Checks every file in content/, as it would be with changes, and that none is missing. */
export function findProblems(contentDir: string, changes?: Changes): ContentProblem[] {
  const folder = readContentFolder(contentDir, changes);
  const checks = [
    ({ json }: ContentSource) => json.problems,
    ({ file, json }: ContentSource) => findSchemaProblems(file.schema, json.value),
    repeatedIds,
    unreadableCharacters,
    textsThatAreCut,
    referenceChecker(folder),
    pictureProblems,
  ];
  const findings = folder.sources.flatMap((source) =>
    located(
      source,
      checks.flatMap((check) => check(source, folder)),
    ),
  );
  const fields = new Set<string>();
  /** A malformed value needs no second message about a broken reference. */
  const isFirst = ({ file, path }: ContentProblem) => {
    const field = `${file} ${fieldName(path)}`;
    return !fields.has(field) && fields.add(field);
  };
  return [...missingFiles(folder), ...findings].filter(isFirst).sort(byPosition);
}

/** Returns a line for each text that is still to be filled in. */
export function findUnfilled(contentDir: string): string[] {
  const { sources } = readContentFolder(contentDir);
  return sources
    .flatMap((source) => located(source, unfilledTexts(source)))
    .sort(byPosition)
    .map((problem) => formatProblem(problem, contentDir));
}

/** Returns a line such as `content/team.json:12:5 members[1].linkedin: expected an https URL, got "htp://..."`. */
export function formatProblem(problem: ContentProblem, contentDir: string): string {
  const { file, position, path, message } = problem;
  const field = fieldName(path);
  const location = position ? `${file}:${position.line}:${position.column}` : file;
  return `${basename(contentDir)}/${location}${field && ` ${field}`}: ${message}`;
}

const located = ({ path: file, json }: ContentSource, findings: readonly Finding[]) =>
  findings.map((each) => ({ file, position: json.positionOf(each.path), ...each }));

function missingFiles({ paths }: ContentFolder): ContentProblem[] {
  return contentFiles
    .filter(({ path }) => !path.includes("*") && !paths.includes(path))
    .map(({ path: file }) => ({ file, path: [], message: "expected this file, got nothing" }));
}

function byPosition(a: ContentProblem, b: ContentProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  if (!a.position || !b.position) return 0;
  return a.position.line - b.position.line || a.position.column - b.position.column;
}
