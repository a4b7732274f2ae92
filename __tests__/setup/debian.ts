/** Packages of the operating system that the browser tests need. */
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
