/** The pages themselves: rendering, theme. */
import { deepEqual } from "node:assert/strict";
import { service } from "../../setup/services";
import { words } from "../../setup/words";
import type { Page } from "../page";
import type { EngineTest } from "../run";

const routes = [
  "/",
  "/about-us",
  "/service",
  `/services/${service.name}`,
  "/case-study",
  "/contact-us",
];
const theme = () => document.body.dataset.theme;
const themeSwitch = { role: "switch", name: words.labels.darkTheme };

async function expectNoProblems(page: Page): Promise<void> {
  deepEqual(await page.evaluate(() => window.problems), []);
  const failed = page.proxy.requests.filter(({ status = 0 }) => status >= 400);
  deepEqual(failed, []);
}

/** Scrolls to the first that is missing. Those beside the carousel's frame load when they are shown. */
const missingPictures = () => {
  const missing = [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .filter((picture) => {
      const { left, right } = picture.getBoundingClientRect();
      return right > 0 && left < innerWidth;
    });
  missing[0]?.scrollIntoView({ block: "center", behavior: "instant" });
  return missing.map(({ alt }) => alt);
};

export const pageJourneys: readonly EngineTest[] = [
  {
    title:
      "every kind of page renders with all its pictures, without a console message or a failed request",
    run: async (page) => {
      for (const route of routes) {
        await page.open(route);
        await page.expectVisible("h1");
        await page.expect("missing pictures", [], missingPictures);
        await expectNoProblems(page);
      }
    },
  },
  {
    title: "the theme switch flips the theme, which persists over a reload",
    run: async (page) => {
      await page.open("/");
      const before = await page.evaluate(theme);
      const after = before === "dark" ? "light" : "dark";
      await page.click(themeSwitch);
      await page.expect("theme", after, theme);
      await page.reload();
      await page.expect("theme", after, theme);
      await page.click(themeSwitch);
      await page.expect("theme", before, theme);
    },
  },
];
