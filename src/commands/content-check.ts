/** `npm run content:check`: the check that every build begins with, alone. */
import { resolve } from "node:path";
import { readContent } from "../site/content/content-folder";
import { contentProblems } from "../site/content/content-problems";

const contentDir = resolve("content");
const problems = contentProblems(contentDir);

if (problems.length > 0) {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  console.error([...problems, `content: ${count}`].join("\n"));
  process.exitCode = 1;
} else {
  console.log(`content: ${readContent(contentDir).sources.length} files are valid`);
}
