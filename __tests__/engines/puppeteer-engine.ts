/** Blink (Chromium) and Gecko (Firefox over WebDriver BiDi), driven by Puppeteer. */
import { existsSync } from "node:fs";
import puppeteer, { type LaunchOptions, type Page } from "puppeteer-core";
import { findBrowser } from "../setup/browser";
import { type Browser, deadProxy, type Engine, type Profile, type Tab } from "./engine";

export const blink: Engine = {
  packages: ["chromium"],
  isInstalled: () => findBrowser() !== undefined,
  start: ({ fontSize = 16 }) =>
    start({
      browser: "chrome",
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        `--proxy-server=${deadProxy.host}:${deadProxy.port}`,
        `--blink-settings=defaultFontSize=${fontSize}`,
      ],
    }),
};

const firefoxPaths = [
  process.env.FIREFOX_PATH ?? "",
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const findFirefox = () => firefoxPaths.find((path) => existsSync(path));

export const gecko: Engine = {
  packages: ["firefox-esr"],
  isInstalled: () => findFirefox() !== undefined,
  start: (profile) =>
    start({
      browser: "firefox",
      executablePath: findFirefox(),
      extraPrefsFirefox: firefoxPreferences(profile),
    }),
};

function firefoxPreferences({ fontSize = 16 }: Profile): Record<string, unknown> {
  return {
    "font.size.variable.x-western": fontSize,
    "network.proxy.type": 1,
    "network.proxy.http": deadProxy.host,
    "network.proxy.http_port": deadProxy.port,
    "network.proxy.ssl": deadProxy.host,
    "network.proxy.ssl_port": deadProxy.port,
    "network.proxy.no_proxies_on": "localhost",
  };
}

async function start(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  return {
    openTab: async () => tabOf(await browser.newPage()),
    quit: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  return {
    goTo: async (address) => {
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    reload: async () => {
      await page.reload({ waitUntil: "domcontentloaded" });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (script) => page.evaluate(script),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      if (key !== "Control+K") return page.keyboard.press(key);
      await page.keyboard.down("Control");
      await page.keyboard.press("k");
      await page.keyboard.up("Control");
    },
    screenshot: async (selector) => {
      const element = await page.$(selector);
      if (element === null) throw new Error(`not found: ${selector}`);
      return element.screenshot({ encoding: "base64" });
    },
    close: () => page.close(),
  };
}
