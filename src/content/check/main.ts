/** `npm run content:check` runs the check that starts every build; `npm run legal:check` lists texts still to be filled in, and advice. */
import { contentDirectory } from "../content-directory.cjs";
import { reportAdvice, reportProblems, reportUnfilledTexts } from "./content-problems";

async function main(): Promise<void> {
  const contentDir = contentDirectory();
  console.log(`Content: ${contentDir}`);
  const isForUnfilled = process.argv.includes("--unfilled");
  const lines = isForUnfilled ? reportUnfilledTexts(contentDir) : await reportProblems(contentDir);
  for (const line of lines) console.error(line);
  const good = isForUnfilled ? "nothing is left to be filled in" : "every file is valid";
  console.log(`content: ${lines.length === 0 ? good : `${lines.length} listed above`}`);
  process.exitCode = Math.min(lines.length, 1);
  const advice = isForUnfilled ? reportAdvice(contentDir) : [];
  if (advice.length > 0) console.log(["Advice, which stops nothing:", ...advice].join("\n"));
}

void main();
