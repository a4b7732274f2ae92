import { reportProblems } from "./content-problems";
import { readBuildSettings } from "../../settings/build-settings";

/** Throws if a setting or the content is invalid, so that no build starts. */
export async function checkBeforeBuild(contentDir: string, pathPrefix: string): Promise<void> {
  if (pathPrefix) {
    throw new Error(
      `pathPrefix: expected none, got ${pathPrefix}: this site wants the root of a host`,
    );
  }
  readBuildSettings(process.env);
  const problems = await reportProblems(contentDir);
  // Gatsby's reporter would wrap them at 80 columns.
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) {
    throw new Error(
      `Nothing was built: ${contentDir} has mistakes (${problems.length}), listed above.`,
    );
  }
}
