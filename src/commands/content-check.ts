/** `npm run content:check`: runs the check that starts every build. */
import { resolve } from "node:path";
import { readContentFolder } from "../site/content/content-folder";
import { findContentProblems } from "../site/content/content-problems";

const contentDir = resolve("content");
const problems = findContentProblems(contentDir);

if (problems.length > 0) {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  console.error([...problems, `content: ${count}`].join("\n"));
  process.exitCode = 1;
} else {
  console.log(`content: ${readContentFolder(contentDir).sources.length} files are valid`);
}
