/** Fault 4: the search where something fails, and what it leaves behind. */
import { deepEqual, notEqual, ok } from "node:assert/strict";
import { type Page, phone } from "../page";
import type { EngineTest } from "../run";

const dialog = { role: "dialog", name: "Search" };
const field = { role: "combobox", name: "What are you looking for?" };
const servicesInMenu = { role: "link", name: "Services", within: "header nav" };

/** Whether a live region says something, and what it belongs to holds something to follow or press. */
const hasMessageWithWayOut = () =>
  [...document.querySelectorAll<HTMLElement>("[role=alert], [role=status]")]
    .filter((region) => region.textContent.trim() !== "" && region.closest("#case-study") === null)
    .some((region) => (region.closest("dialog") ?? region).querySelector("a, button") !== null);

async function search(page: Page, query: string): Promise<void> {
  await page.type("/");
  await page.expectFocused(field);
  await page.type(query);
  await page.expectVisible("dialog [role=option]");
}

const failingParts = [
  { part: "code", path: /\.js(\?|$)/, status: 503 },
  { part: "code", path: /\.js(\?|$)/, status: 404 },
  { part: "index", path: /search-index/, status: 503 },
  { part: "index", path: /search-index/, status: 404 },
];

const carousel = '[aria-roledescription="carousel"]';
const undo =
  '#case-study button:not([aria-label="Previous case study"], [aria-label="Next case study"])';

async function narrowTo(page: Page, query: string): Promise<void> {
  await page.open("/");
  await page.evaluate(() => document.querySelector("#case-study")?.scrollIntoView());
  await page.expectVisible({ role: "button", name: "Next case study" });
  await search(page, query);
  await page.press("Escape");
  await page.expectGone(dialog);
}

export const searchFaults: readonly EngineTest[] = [
  ...failingParts.map(({ part, path, status }) => ({
    title: `4a the search says so and offers a way when its ${part} answers ${status}`,
    run: async (page: Page) => {
      await page.open("/about-us");
      page.proxy.add({ path, status });
      await page.click({ role: "button", name: "Search" });
      await page.until("a message with a way out", hasMessageWithWayOut);
    },
  })),
  {
    title: "4b Back closes an open search and stays on the page",
    run: async (page) => {
      await page.open("/");
      await page.click({ role: "link", name: "DISCOVER OUR SERVICES" });
      await page.expectAddress("/service");
      await page.type("/");
      await page.expectVisible(dialog);
      await page.back();
      await page.expectGone(dialog);
      await page.expectAddress("/service");
    },
  },
  {
    title: "4c Back closes an open menu and stays on the page",
    run: async (page) => {
      await page.open("/", phone);
      await page.click({ role: "link", name: "DISCOVER OUR SERVICES" });
      await page.expectAddress("/service");
      await page.click({ role: "button", name: "Open menu" });
      await page.expectVisible(servicesInMenu);
      await page.back();
      await page.expectGone(servicesInMenu);
      await page.expectAddress("/service");
    },
  },
  {
    title: "4d a marked word can be read in forced dark colours",
    engines: ["blink"],
    run: async (page) => {
      await page.open("/about-us");
      await page.emulate({
        features: { "forced-colors": "active", "prefers-color-scheme": "dark" },
      });
      await search(page, "strategy");
      const { color, background } = await page.evaluate(() => {
        const isTransparent = (value: string) => value.startsWith("rgba") && value.endsWith(", 0)");
        let around = document.querySelector("dialog mark");
        if (around === null) throw new Error("nothing is marked");
        const { color } = getComputedStyle(around);
        while (around !== null && isTransparent(getComputedStyle(around).backgroundColor)) {
          around = around.parentElement;
        }
        return { color, background: around && getComputedStyle(around).backgroundColor };
      });
      notEqual(color, background);
    },
  },
  {
    title: "4e a single case study found keeps the width it has among others",
    run: async (page) => {
      await page.open("/");
      await page.evaluate(() => document.querySelector("#case-study")?.scrollIntoView());
      await page.expectVisible({ role: "button", name: "Next case study" });
      const width = () =>
        page.evaluate(
          (frame: string) =>
            document.querySelector(`${frame} article`)?.getBoundingClientRect().width ?? 0,
          carousel,
        );
      const before = await width();
      ok(before > 0);
      await search(page, "healthcare");
      await page.expect("titles", ["Healthcare Platform"], () =>
        [...document.querySelectorAll("#case-study h3")].map((title) => title.textContent),
      );
      deepEqual(Math.round(await width()), Math.round(before));
    },
  },
  {
    title: "4f what narrows the carousel is announced beside it",
    run: async (page) => {
      await narrowTo(page, "healthcare");
      await page.until("a status that names the query", () =>
        [...document.querySelectorAll("#case-study [role=status]")].some((status) =>
          status.textContent.toLowerCase().includes("healthcare"),
        ),
      );
    },
  },
  {
    title: "4g what narrows the carousel can be undone beside it",
    run: async (page) => {
      await narrowTo(page, "healthcare");
      await page.click(undo);
      await page.until(
        "all case studies",
        () => document.querySelectorAll("#case-study h3").length >= 4,
      );
    },
  },
];
