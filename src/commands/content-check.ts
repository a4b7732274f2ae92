/** `npm run content:check`: runs the check that starts every build. `-- --strict` adds advice before publishing. */
import { resolve } from "node:path";
import { readContentFolder } from "../site/content/content-folder";
import { findContentAdvice, findContentProblems } from "../site/content/content-problems";

const contentDir = resolve("content");
const isStrict = process.argv.includes("--strict");
const problems = findContentProblems(contentDir);

for (const line of findContentAdvice(contentDir, isStrict)) console.warn(`Advice: ${line}`);

if (problems.length > 0) {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  console.error([...problems, `content: ${count}`].join("\n"));
  process.exitCode = 1;
} else {
  console.log(`content: ${readContentFolder(contentDir).sources.length} files are valid`);
}
