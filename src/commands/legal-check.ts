/** `npm run legal:check`: lists the fields of the legal texts that are still to be filled in. */
import { resolve } from "node:path";
import { findContentProblems } from "../content-check/content-problems";
import { findLegalGaps } from "../content-check/legal-gaps";

const contentDir = resolve("content");

if (findContentProblems(contentDir).length > 0) {
  console.error("The content is not valid. For details: npm run content:check");
  process.exitCode = 1;
} else {
  const gaps = findLegalGaps(contentDir);
  for (const { file, line, column, field } of gaps) {
    console.log(`content/${file}:${line}:${column} ${field}`);
  }
  console.log(`legal: ${gaps.length} ${gaps.length === 1 ? "field" : "fields"} to fill in`);
}
