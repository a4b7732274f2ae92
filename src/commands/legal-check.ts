/** `npm run legal:check`: what is still to be filled in before the legal pages can be relied upon. */
import { resolve } from "node:path";
import { findLegalGaps } from "../site/content/legal-gaps";
import { contentProblems } from "../site/content/content-problems";

const contentDir = resolve("content");

if (contentProblems(contentDir).length > 0) {
  console.error("The content is not valid: npm run content:check says where.");
  process.exitCode = 1;
} else {
  const gaps = findLegalGaps(contentDir);
  for (const { file, line, column, field } of gaps) {
    console.log(`content/${file}:${line}:${column} ${field}`);
  }
  console.log(`legal: ${gaps.length} ${gaps.length === 1 ? "field" : "fields"} to fill in`);
}
