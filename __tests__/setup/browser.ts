/** Which browser the end-to-end tests drive. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The browser to drive: `CHROMIUM_PATH`, else the system's Chromium or Chrome, else Playwright's own.
 * @returns its path, or undefined if there is none
 */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH ?? "",
    ...systemBrowsers,
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path));
}
