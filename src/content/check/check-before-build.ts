import { reportProblems } from "./content-problems";
import { readBuildSettings } from "../../settings/build-settings";

/** Prints a line for each problem of content, not by Gatsby's reporter, which wraps at 80 columns. Returns their number. */
export async function printProblems(contentDir: string): Promise<number> {
  const problems = await reportProblems(contentDir);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length;
}

/** Throws if a setting or the content is invalid, so that no build starts. */
export async function checkBeforeBuild(contentDir: string, pathPrefix: string): Promise<void> {
  if (pathPrefix) {
    throw new Error(
      `pathPrefix: expected none, got ${pathPrefix}: this site wants the root of a host`,
    );
  }
  readBuildSettings(process.env);
  const count = await printProblems(contentDir);
  if (count > 0) {
    throw new Error(`Nothing was built: ${contentDir} has mistakes (${count}), listed above.`);
  }
}
