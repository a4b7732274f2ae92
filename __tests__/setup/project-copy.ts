import { execFileSync, execSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** Copies the project's tracked files, as they are now, to a folder for a build of its own, with the packages that are installed here. */
export function copyTrackedFiles(target: string): void {
  const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  for (const path of tracked) if (existsSync(path)) cpSync(path, join(target, path));
  symlinkSync(resolve("node_modules"), join(target, "node_modules"));
}

/** Runs commands in such a copy, one after the other, and shows what they print. @throws at the first that fails */
export function runInCopy(
  target: string,
  commands: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): void {
  for (const command of commands) {
    console.log(`> ${command}`);
    execSync(command, { cwd: target, env: { ...process.env, ...settings }, stdio: "inherit" });
  }
}
