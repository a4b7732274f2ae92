/** The content check as judge of changes, with its findings in the words of an editor. */
import { constants, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContentFolder } from "../content-check/content-folder";
import { type ContentProblem, findAdvice, findProblems } from "../content-check/content-problems";
import { fileInWords, problemInWords } from "./in-words";
import { type Change, writeFiles } from "./write-files";

/** Returns a line for each problem that changes would add to content/. */
export function newProblems(root: string, changes: readonly Change[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "conaas-cms-"));
  try {
    const copy = join(folder, "content");
    cpSync(root, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    // Links of the content may lead to these files.
    symlinkSync(join(root, "../static"), join(folder, "static"));
    const known = new Set(findProblems(root).map(sameProblem));
    writeFiles(copy, changes);
    return problemsInWords(
      copy,
      findProblems(copy).filter((problem) => !known.has(sameProblem(problem))),
      changes.map(({ path }) => path),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function adviceOn(root: string, paths: readonly string[]): string[] {
  const advice = findAdvice(root, true).filter(({ file }) => paths.includes(file));
  return problemsInWords(root, advice, paths);
}

/** @param edited the files that the editor knows to be meant, so that a line need not name them */
function problemsInWords(
  contentDir: string,
  problems: readonly ContentProblem[],
  edited: readonly string[],
): string[] {
  const { sources } = readContentFolder(contentDir);
  return problems.map((problem) => {
    const { file } = problem;
    const source = sources.find(({ path }) => path === file);
    if (!source) return `${file} – ${problem.message}`;
    const words = problemInWords(source.file, source.json.value, problem);
    return edited.includes(file) ? words : `${fileInWords(file)}: ${words}`;
  });
}

/** The same problem, also when lines move. */
const sameProblem = ({ file, path, message }: ContentProblem) =>
  JSON.stringify([file, path, message]);
