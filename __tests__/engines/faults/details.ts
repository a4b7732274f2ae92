/** Fault 8: smaller things. */
import { deepEqual } from "node:assert/strict";
import type { Page } from "../page";
import type { EngineTest } from "../run";

const formPaths = [
  { path: "/mainsite/submitcontact", page: "/contact-us" },
  { path: "/mainsite/scheduleexpert", page: "/contact-us#appointment" },
];

export const detailFaults: readonly EngineTest[] = [
  ...formPaths.map(({ path, page: target }) => ({
    title: `8a opening ${path} leads to its form`,
    run: async (page: Page) => {
      await page.openHtml(path);
      await page.expectAddress(target);
      await page.expectVisible("form");
    },
  })),
  {
    title: "8c the headings of the coverage list are the places' names",
    run: async (page) => {
      await page.open("/about-us");
      await page.expect("headings", ["London", "Dubai", "Saudi Arabia", "Mumbai", "Kolkata"], () =>
        [...document.querySelectorAll("section[aria-labelledby=coverage] li h3")].map(
          (heading) => heading.textContent,
        ),
      );
    },
  },
  {
    title: "8d nothing fades while the page is scrolled",
    run: async (page) => {
      await page.open("/");
      const faded = await page.evaluate(async () => {
        const found = new Set<string>();
        for (let y = 0; y < document.body.scrollHeight; y += 150) {
          scrollTo({ top: y, behavior: "instant" });
          await new Promise((resolve) => setTimeout(resolve, 30));
          for (const element of document.querySelectorAll("[data-rise]")) {
            const { opacity } = getComputedStyle(element);
            if (opacity !== "1") found.add(element.textContent.slice(0, 40));
          }
        }
        return [...found];
      });
      deepEqual(faded, []);
    },
  },
];
