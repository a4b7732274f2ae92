/** Finds the browsers of the tests. */
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

const first = (...paths: readonly string[]) => paths.find((path) => existsSync(path));

const chosen = process.env.CHROMIUM_PATH ?? "";

/** Chromium without windows and menus, as Debian's package of this name installs it. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * Returns the path of the first browser that exists: `CHROMIUM_PATH`, the system's Chromium or Chrome,
 * Playwright's own. Undefined if there is none.
 */
export function findBrowser(): string | undefined {
  return first(chosen, ...systemBrowsers, chromium.executablePath());
}

/**
 * The headless shell, if it is installed. A whole browser spends as much processor time on its own
 * windows, which nobody sees, as on the pages.
 */
export const findHeadlessShell = () => first(chosen, headlessShell);

/** How the end-to-end tests start Chromium. */
export const launchOptions = () => ({
  // Without a path, Playwright starts the headless shell that it has installed itself.
  executablePath: findHeadlessShell() ?? first(...systemBrowsers),
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
