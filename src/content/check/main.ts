/** `npm run content:check`: the check that starts every build. `npm run legal:check`: what is still to be filled in. */
import { contentDirectory } from "../content-directory.cjs";
import { findEveryProblem, findUnfilled } from "./content-problems";

async function main(): Promise<void> {
  const contentDir = contentDirectory();
  console.log(`Content: ${contentDir}`);
  const isOfGaps = process.argv.includes("--unfilled");
  const lines = isOfGaps ? findUnfilled(contentDir) : await findEveryProblem(contentDir);
  for (const line of lines) console.error(line);
  const good = isOfGaps ? "nothing is left to be filled in" : "every file is valid";
  console.log(`content: ${lines.length === 0 ? good : `${lines.length} listed above`}`);
  process.exitCode = Math.min(lines.length, 1);
}

void main();
