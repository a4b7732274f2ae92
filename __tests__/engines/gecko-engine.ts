/** Gecko: Firefox, driven by Puppeteer over WebDriver BiDi. */
import { existsSync } from "node:fs";
import puppeteer, { type Page } from "puppeteer-core";
import { deadProxy, type Engine, type Tab } from "./engine";

const findFirefox = () =>
  [
    process.env.FIREFOX_PATH ?? "",
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ].find((path) => existsSync(path));

export const gecko: Engine = {
  packages: ["firefox-esr"],
  isInstalled: () => findFirefox() !== undefined,
  async start() {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: findFirefox(),
      headless: true,
      extraPrefsFirefox: {
        "network.proxy.type": 1,
        "network.proxy.http": deadProxy.host,
        "network.proxy.http_port": deadProxy.port,
        "network.proxy.ssl": deadProxy.host,
        "network.proxy.ssl_port": deadProxy.port,
        "network.proxy.no_proxies_on": "localhost",
      },
    });
    return {
      openTab: async () => tabOf(await browser.newPage()),
      quit: () => browser.close(),
    };
  },
};

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
