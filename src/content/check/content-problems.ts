import { basename } from "node:path";
import { contentFiles, isOptionalFile } from "../model/content-files";
import { isNeeded } from "../model/needed-words";
import {
  type Changes,
  type ContentFolder,
  type ContentSource,
  readContentFolder,
} from "../source/content-folder";
import { findLostServices, findUnnamedFiles, findUnusedPictures } from "./advice";
import { formatPath } from "./problem";
import type { Problem } from "../source/problem";
import { findMissingWords } from "./missing-words";
import { findDamagedPictures, findPictureProblems } from "./picture-problems";
import { createReferenceCheck, createTitleCheck, findRepeatedIds } from "./reference-problems";
import { findSchemaProblems } from "./schema-problems";
import { findTooLongTexts, findUnreadableCharacters } from "./text-problems";
import { findUnfilledTexts } from "./unfilled-texts";

export interface ContentProblem extends Problem {
  /** Relative to content/. */
  readonly file: string;
}

/** Returns a line for each problem of content/, pictures that cannot be decoded included. */
export async function reportProblems(contentDir: string): Promise<string[]> {
  const folder = readContentFolder(contentDir);
  const damaged = await Promise.all(
    folder.sources.map(async (source) => locate(source, await findDamagedPictures(source, folder))),
  );
  return formatAll([...findProblems(contentDir), ...damaged.flat()], contentDir);
}

/**
 * Finds the problems of every file in content/, and missing files, but decodes no pictures.
 * @param changes checked as if they were written
 */
export function findProblems(contentDir: string, changes?: Changes): ContentProblem[] {
  const folder = readContentFolder(contentDir, changes);
  const checks = [
    ({ json }: ContentSource) => json.problems,
    ({ file, json }: ContentSource) => findSchemaProblems(file.schema, json.value),
    findMissingWords,
    findRepeatedIds,
    findUnreadableCharacters,
    createReferenceCheck(folder),
    createTitleCheck(folder),
    findPictureProblems,
  ];
  const found = checkEach(folder, ...checks);
  const fields = new Set<string>();
  /** Keeps one problem for each field: a malformed value needs no second message about a broken reference. */
  const isFirst = ({ file, path }: ContentProblem) => {
    const field = `${file} ${formatPath(path)}`;
    return !fields.has(field) && fields.add(field);
  };
  return [...findMissingFiles(folder), ...found].filter(isFirst).sort(compareByPosition);
}

/** Returns a line for each text that the company still has to fill in. */
export const reportUnfilledTexts = (contentDir: string): string[] =>
  formatAll(checkEach(readContentFolder(contentDir), findUnfilledTexts), contentDir);

/** Returns a line for all that would be better otherwise, but stops nothing. */
export function reportAdvice(contentDir: string): string[] {
  const folder = readContentFolder(contentDir);
  const found = checkEach(folder, findTooLongTexts, findUnnamedFiles, findLostServices);
  return formatAll([...found, ...findUnusedPictures(folder)], contentDir);
}

/** Finds the choices of forms that name a service which is gone: advice, which the CMS adds when it refuses to delete one. */
export const findLostChoices = (contentDir: string, changes?: Changes): ContentProblem[] =>
  checkEach(readContentFolder(contentDir, changes), findLostServices);

const formatAll = (problems: readonly ContentProblem[], contentDir: string) =>
  [...problems].sort(compareByPosition).map((problem) => formatProblem(problem, contentDir));

type Check = (source: ContentSource, folder: ContentFolder) => readonly Problem[];

const checkEach = (folder: ContentFolder, ...checks: readonly Check[]): ContentProblem[] =>
  folder.sources.flatMap((source) =>
    locate(
      source,
      checks.flatMap((check) => check(source, folder)),
    ),
  );

/** Returns a line such as `content/team.json:12:5 members[1].linkedin: expected an https URL, got "htp://..."`. */
export function formatProblem(problem: ContentProblem, contentDir: string): string {
  const { file, position, path, message } = problem;
  const field = formatPath(path);
  const location = position ? `${file}:${position.line}:${position.column}` : file;
  return `${basename(contentDir)}/${location}${field && ` ${field}`}: ${message}`;
}

/** Adds the file and the position to problems of a content file. */
const locate = ({ path: file, json }: ContentSource, problems: readonly Problem[]) =>
  problems.map((each) => ({ file, position: json.positionOf(each.path), ...each }));

function findMissingFiles({ paths, sources }: ContentFolder): ContentProblem[] {
  return contentFiles
    .filter(({ path }) => !path.includes("*") && !paths.includes(path))
    .filter((file) => !isOptionalFile(file) && isNeeded(file.path, sources))
    .map(({ path: file }) => ({ file, path: [], message: "expected this file, got nothing" }));
}

function compareByPosition(a: ContentProblem, b: ContentProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  if (!a.position || !b.position) return 0;
  return a.position.line - b.position.line || a.position.column - b.position.column;
}
