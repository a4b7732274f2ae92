/** Firefox, by Puppeteer over WebDriver BiDi, which Firefox itself speaks. */
import puppeteer from "puppeteer-core";
import { tools } from "../setup/tools";
import { type Browser, deadProxy } from "./tab";

export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: tools.Firefox.find(),
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
  const page = await browser.newPage();
  return {
    tab: {
      goTo: async (address) => {
        await page.goto(address, { waitUntil: "domcontentloaded" });
      },
      reload: async () => {
        await page.reload({ waitUntil: "domcontentloaded" });
      },
      resize: (width, height) => page.setViewport({ width, height }),
      run: async (fn, ...args) =>
        page.evaluate<never, () => never>(fn as never, ...(args as never)),
      click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
    },
    quit: () => browser.close(),
  };
}
