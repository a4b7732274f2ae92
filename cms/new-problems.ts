import { type Changes, readContentFolder } from "../src/content/source/content-folder";
import {
  type ContentProblem,
  findLostChoices,
  findProblems,
} from "../src/content/check/content-problems";
import { findFileLabel, describeProblem } from "./describe-problem";

/** Checks changes to content/. Returns a line in an editor's words for each problem that they would add. */
export function findNewProblems(contentDir: string, changes: Changes): string[] {
  const listNew = (find: typeof findProblems) => {
    const existing = new Set(find(contentDir).map(toProblemKey));
    return find(contentDir, changes).filter((each) => !existing.has(toProblemKey(each)));
  };
  const found = listNew(findProblems);
  // What alone would refuse nothing is told together with what does.
  const problems = found.length === 0 ? [] : [...found, ...listNew(findLostChoices)];
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
