/** A build of the site from other content. */
import { execFile } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const needed = ["src", "static", "package.json", "package-lock.json", "tsconfig.json"];
const gatsbyFiles = ["config.ts", "node.ts", "browser.tsx", "ssr.tsx"];

/**
 * Builds the site from a folder of content, and returns a function that reads a file of the result.
 * @param folder a new one within the project, so that it finds the project's packages
 * @throws if the build fails
 */
export async function buildFrom(
  contentDir: string,
  folder: string,
): Promise<(path: string) => string> {
  for (const name of [...needed, ...gatsbyFiles.map((each) => `gatsby-${each}`)]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  cpSync(contentDir, join(folder, "content"), { recursive: true });
  const gatsby = resolve("node_modules/gatsby/dist/bin/gatsby.js");
  await promisify(execFile)(process.execPath, [gatsby, "build", "--no-uglify"], { cwd: folder });
  return (path) => readFileSync(join(folder, "public", path), "utf8");
}
