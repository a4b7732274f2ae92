/** Builds of the site in other folders and from other content. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const needed = ["src", "static", "package.json", "package-lock.json", "tsconfig.json"];
const gatsbyFiles = ["config.ts", "node.ts", "browser.tsx", "ssr.tsx"];
const command = [resolve("node_modules/gatsby/dist/bin/gatsby.js"), "build", "--no-uglify"];

/** With the settings that a test may have made since this was imported. Jest sets another `NODE_ENV`. */
const environment = () => ({ ...process.env, NODE_ENV: "production" });

/**
 * Copies what a build needs.
 * @param folder a new one within the project, so that it finds the project's packages
 */
export function copySite(contentDir: string, folder: string): void {
  for (const name of [...needed, ...gatsbyFiles.map((each) => `gatsby-${each}`)]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  cpSync(contentDir, join(folder, "content"), { recursive: true });
}

/** Starts a build in a process group of its own, so that a signal can reach its workers too. */
export function startBuild(folder: string): ChildProcess {
  const env = environment();
  return spawn(process.execPath, command, { cwd: folder, env, detached: true, stdio: "ignore" });
}

/** Builds a copy of the site; rejects if the build fails. */
export async function build(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, command, {
    cwd: folder,
    env: environment(),
  });
}
