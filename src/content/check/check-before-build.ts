import { findEveryProblem } from "./content-problems";
import { readBuildSettings } from "../../settings/build-settings";

/** Prints a line for each mistake of content, which Gatsby's reporter would wrap at 80 columns, and returns how many there are. */
export async function printMistakes(contentDir: string): Promise<number> {
  const mistakes = await findEveryProblem(contentDir);
  for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
  return mistakes.length;
}

/** Throws if a setting or the content keeps this site from being built. */
export async function checkBeforeBuild(contentDir: string, pathPrefix: string): Promise<void> {
  if (pathPrefix) {
    throw new Error(
      `pathPrefix: expected none, got ${pathPrefix}: this site wants the root of a host`,
    );
  }
  readBuildSettings(process.env);
  const count = await printMistakes(contentDir);
  if (count > 0) {
    throw new Error(`Nothing was built: ${contentDir} has mistakes (${count}), listed above.`);
  }
}
