/** The content check of changes, in the words of an editor. */
import { type Changes, readContentFolder } from "../src/content/content-folder";
import { type ContentProblem, findProblems } from "../src/content/check/content-problems";
import { findFileLabel, describeProblem } from "./describe-problem";

/** Returns a line for each problem that changes would add to content/. */
export function findNewProblems(contentDir: string, changes: Changes): string[] {
  const known = new Set(findProblems(contentDir).map(toProblemKey));
  const problems = findProblems(contentDir, changes).filter(
    (each) => !known.has(toProblemKey(each)),
  );
  const { sources } = readContentFolder(contentDir, changes);
  return problems.map((problem) => {
    const { file } = problem;
    const source = sources.find(({ path }) => path === file);
    if (!source) return `${file} – ${problem.message}`;
    const words = describeProblem(source.file, source.json.value, problem);
    // The editor knows the edited files to be meant.
    return changes.has(file) ? words : `${findFileLabel(file)}: ${words}`;
  });
}

/** The same problem, also when lines move. */
const toProblemKey = ({ file, path, message }: ContentProblem) =>
  JSON.stringify([file, path, message]);
