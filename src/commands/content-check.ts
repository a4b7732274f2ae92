/** `npm run content:check [-- --strict [FOLDER/]]`: the check that starts every build, and advice before publishing. */
import { resolve } from "node:path";
import { readContentFolder } from "../content/check/content-folder";
import { findAdvice, findEveryProblem, formatProblem } from "../content/check/content-problems";

async function main(): Promise<void> {
  const contentDir = resolve("content");
  const isStrict = process.argv.includes("--strict");
  const folder = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? "";
  const problems = await findEveryProblem(contentDir);

  for (const advice of findAdvice(contentDir, isStrict)) {
    if (advice.file.startsWith(folder)) console.warn(`Advice: ${formatProblem(advice)}`);
  }

  if (problems.length > 0) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    console.error([...problems, `content: ${count}`].join("\n"));
    process.exitCode = 1;
  } else {
    console.log(`content: ${readContentFolder(contentDir).sources.length} files are valid`);
  }
}

void main();
