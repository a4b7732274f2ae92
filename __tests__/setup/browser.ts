/** The Chromium of the tests. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages } from "./tools";

/** The headless shell, as Debian's package installs it, needs half the processor time of a whole browser. */
const candidates = [
  process.env.CHROMIUM_PATH ?? "",
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  chromium.executablePath(),
];

const find = () => candidates.find((path) => path !== "" && existsSync(path));

/** Returns the path of a browser, which is installed where there is none. @throws if that fails */
function ensureBrowser(): string {
  if (!find()) installPackages(["chromium-headless-shell"]);
  if (!find()) spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  const path = find();
  if (path !== undefined) return path;
  throw new Error("No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.");
}

/** How the tests start Chromium, which may be another than the one that this machine has. */
export const launchOptions = (executablePath = ensureBrowser()) => ({
  executablePath,
  args: [
    // Chromium has no sandbox as root.
    "--no-sandbox",
    // Painting with an emulated graphics card is slower than without one.
    "--disable-gpu",
    // No requests of the browser's own.
    "--disable-background-networking",
    "--disable-component-update",
  ],
});
