/** The pages themselves: rendering, theme, search. */
import { deepEqual } from "node:assert/strict";
import { analytics } from "../../setup/analytics";
import { isThere } from "../../setup/routes";
import { service } from "../../setup/services";
import { words } from "../../setup/words";
import type { EngineTest } from "../run";

const routes = [
  "/",
  "/service",
  `/services/${service.name}`,
  "/case-study",
  "/contact-us",
  "/about-us",
].filter(isThere);
const theme = () => document.body.dataset.theme;
const themeSwitch = { role: "switch", name: words.labels.darkTheme } as const;

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
        const problems = await page.evaluate(() => window.problems);
        // No request reaches another host.
        deepEqual(
          problems.filter((problem) => !analytics || !problem.includes(analytics)),
          [],
        );
        const failed = page.proxy.requests.filter(({ status = 0 }) => status >= 400);
        deepEqual(failed, []);
      }
    },
  },
  {
    title:
      "the theme persists over a reload, and Ctrl+K opens the search, where Enter follows the best result",
    run: async (page) => {
      await page.open("/about-us");
      const before = await page.evaluate(theme);
      const after = before === "dark" ? "light" : "dark";
      await page.click(themeSwitch);
      await page.expect("theme", after, theme);
      await page.reload();
      await page.expect("theme", after, theme);

      await page.press("Control+K");
      await page.expectFocused("dialog [role=combobox]");
      await page.type(service.title.slice(0, 5));
      await page.expect(
        "the title in the first result",
        true,
        (title: string) =>
          document.querySelector("dialog [role=option]")?.textContent.includes(title) === true,
        service.title,
      );
      await page.press("Enter");
      await page.expectAddress(`/services/${service.name}`);
      await page.expectVisible({ role: "heading", name: service.heading });
      await page.expectGone("dialog");
    },
  },
];
