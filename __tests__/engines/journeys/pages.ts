/** The pages themselves: rendering, theme, menu, going from one to another. */
import { deepEqual } from "node:assert/strict";
import { type Page, phone } from "../page";
import type { EngineTest } from "../run";

const routes = ["/", "/about-us", "/service", "/services/strategy", "/case-study", "/contact-us"];
const theme = () => document.body.dataset.theme;
const themeSwitch = { role: "switch", name: "Dark theme" };
const openMenu = { role: "button", name: "Open menu" };
const menuLink = (name: string) => ({ role: "link", name, within: "header nav" });

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
  {
    title: "the menu on a phone opens, and closes by link, by a press outside and by Escape",
    run: async (page) => {
      await page.open("/", phone);
      await page.expectGone(menuLink("Services"));

      await page.click(openMenu);
      await page.expectVisible(menuLink("Services"));
      await page.clickAt(180, 780);
      await page.expectGone(menuLink("Services"));

      await page.click(openMenu);
      await page.expectVisible(menuLink("Services"));
      await page.press("Escape");
      await page.expectGone(menuLink("Services"));
      await page.expectFocused(openMenu);

      await page.click(openMenu);
      await page.click(menuLink("Services"));
      await page.expectAddress("/service");
      await page.expectGone(menuLink("Services"));
    },
  },
  {
    title: "a link changes the page without loading it anew, and Back returns to the same position",
    run: async (page) => {
      await page.open("/");
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }).isSameDocument);
      await page.click({ role: "link", name: "DISCOVER OUR SERVICES" });
      await page.expectAddress("/service");
      await page.expectVisible({ role: "heading", name: "Services" });
      await page.expect("scroll position", 0, () => scrollY);
      await page.until("the same document", () => "isSameDocument" in window);
      await page.back();
      await page.expectAddress("/");
      await page.expectVisible({ role: "link", name: "DISCOVER OUR SERVICES" });
      await page.until("the former position", () => scrollY > 0);
    },
  },
];
