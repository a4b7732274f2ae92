import { type Changes, readContentFolder } from "../src/content/source/content-folder";
import { type ContentProblem, findProblems } from "../src/content/check/content-problems";
import { findFileLabel, describeProblem } from "./describe-problem";

/** Checks changes to content/. Returns a line in an editor's words for each problem that they would add. */
export function findNewProblems(contentDir: string, changes: Changes): string[] {
  const existing = new Set(findProblems(contentDir).map(toProblemKey));
  const problems = findProblems(contentDir, changes).filter(
    (each) => !existing.has(toProblemKey(each)),
  );
  const { sources } = readContentFolder(contentDir, changes);
  return problems.map((problem) => {
    const { file } = problem;
    const source = sources.find(({ path }) => path === file);
    if (!source) return `${file} – ${problem.message}`;
    const line = describeProblem(source.file, source.json.value, problem);
    // Only files other than the edited one are named.
    return changes.has(file) ? line : `${findFileLabel(file)}: ${line}`;
  });
}

/** Identifies a problem without its line, which changes may move. */
const toProblemKey = ({ file, path, message }: ContentProblem) =>
  JSON.stringify([file, path, message]);
