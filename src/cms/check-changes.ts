/** The content check as judge of changes, with its findings in the words of an editor. */
import { constants, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContentFolder } from "../content-check/content-folder";
import { type ContentProblem, findAdvice, findProblems } from "../content-check/content-problems";
import { fileInWords, problemInWords } from "./in-words";
import { type Change, writeFiles } from "./write-files";

/** Returns a line for each problem that changes would add to content/, and for each advice on the files that they write. */
export function judge(root: string, changes: readonly Change[]) {
  const folder = mkdtempSync(join(tmpdir(), "conaas-cms-"));
  try {
    const copy = join(folder, "content");
    cpSync(root, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    // Links of the content may lead to these files.
    symlinkSync(join(root, "../static"), join(folder, "static"));
    writeFiles(copy, changes);
    const known = new Set(findProblems(root).map(sameProblem));
    const problems = findProblems(copy).filter((problem) => !known.has(sameProblem(problem)));
    const edited = changes.map(({ path }) => path);
    const advice = findAdvice(copy, true).filter(({ file }) => edited.includes(file));
    const { sources } = readContentFolder(copy);
    const inWords = (problem: ContentProblem) => {
      const source = sources.find(({ path }) => path === problem.file);
      if (!source) return `${problem.file} – ${problem.message}`;
      const words = problemInWords(source.file, source.json.value, problem);
      // The editor knows the edited files to be meant.
      return edited.includes(problem.file) ? words : `${fileInWords(problem.file)}: ${words}`;
    };
    return { problems: problems.map(inWords), advice: advice.map(inWords) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same problem, also when lines move. */
const sameProblem = ({ file, path, message }: ContentProblem) =>
  JSON.stringify([file, path, message]);
