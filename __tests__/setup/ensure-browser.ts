/** Run before the end-to-end tests: installs a browser where there is none, or says what to install. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser } from "./browser";

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

const isDebianRoot = existsSync("/etc/debian_version") && process.getuid?.() === 0;

function install(): void {
  if (isDebianRoot) {
    succeeds("apt-get", ["update", "-qq"]);
    succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  } else {
    succeeds("npx", ["playwright", "install", "chromium"]);
  }
}

if (!findBrowser()) install();
if (!findBrowser()) {
  console.error(
    "The end-to-end tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
  process.exitCode = 1;
}
