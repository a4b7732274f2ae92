/** Run before the end-to-end tests: installs a browser where there is none, or says what to install. */
import { spawnSync } from "node:child_process";
import { findBrowser, findHeadlessShell } from "./browser";
import { canInstallPackages, installPackages } from "./debian";

if (!findHeadlessShell() && canInstallPackages) installPackages(["chromium-headless-shell"]);
// Not every system with Debian's tools has that package.
if (!findHeadlessShell() && !findBrowser()) {
  if (canInstallPackages) installPackages(["chromium"]);
  else spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
}
if (!findHeadlessShell() && !findBrowser()) {
  console.error(
    "The end-to-end tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
  process.exitCode = 1;
}
