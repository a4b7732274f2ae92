/** Finds the browser for the end-to-end tests. */
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
 * Returns the path of the first browser that exists: `CHROMIUM_PATH`, the system's Chromium or Chrome,
 * Playwright's own. Undefined if there is none.
 */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH ?? "",
    ...systemBrowsers,
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path));
}
