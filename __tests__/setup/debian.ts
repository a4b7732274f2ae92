/** Packages of the operating system that tests need. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether this machine lets the tests install Debian packages. */
export const canInstallPackages = existsSync("/etc/debian_version") && process.getuid?.() === 0;

/** Installs Debian packages. The caller checks for the programs afterwards. */
export function installPackages(packages: readonly string[]): void {
  const run = (args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  run(["update", "-qq"]);
  run(["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}

/** What some tests need, and the Debian packages that bring it. */
export type Needed = {
  readonly name: string;
  readonly isInstalled: () => boolean;
  readonly packages: readonly string[];
};

/**
 * Installs what is missing, if this machine lets the tests do so. What cannot be tested is named as the
 * process exits, where it is not overlooked, and fails it in CI, whoever the user is.
 * @returns whether it is installed now
 */
export function ensureInstalled({ name, isInstalled, packages }: Needed): boolean {
  if (!isInstalled() && canInstallPackages) installPackages(packages);
  if (isInstalled()) return true;
  process.once("exit", () => {
    console.error(`Not tested: ${name}. On Debian, install ${packages.join(" ")}.`);
    if (process.env.CI) process.exitCode = 1;
  });
  return false;
}
