/** The content check of changes, in the words of an editor. */
import { type Changes, readContentFolder } from "../src/content/content-folder";
import { type ContentProblem, findProblems } from "../src/content/check/content-problems";
import { fileInWords, problemInWords } from "./in-words";

/** Returns a line for each problem that changes would add to content/. */
export function newProblems(contentDir: string, changes: Changes): string[] {
  const known = new Set(findProblems(contentDir).map(sameProblem));
  const problems = findProblems(contentDir, changes).filter(
    (each) => !known.has(sameProblem(each)),
  );
  const { sources } = readContentFolder(contentDir, changes);
  return problems.map((problem) => {
    const { file } = problem;
    const source = sources.find(({ path }) => path === file);
    if (!source) return `${file} – ${problem.message}`;
    const words = problemInWords(source.file, source.json.value, problem);
    // The editor knows the edited files to be meant.
    return changes.has(file) ? words : `${fileInWords(file)}: ${words}`;
  });
}

/** The same problem, also when lines move. */
const sameProblem = ({ file, path, message }: ContentProblem) =>
  JSON.stringify([file, path, message]);
