/** Fault 8: smaller things. */
import { deepEqual, equal, ok } from "node:assert/strict";
import type { Page } from "../page";
import type { EngineTest } from "../run";
import { retry } from "../wait";

const formPaths = [
  { path: "/mainsite/submitcontact", page: "/contact-us" },
  { path: "/mainsite/scheduleexpert", page: "/contact-us#appointment" },
];

const dateField = "input[type=date]";

const hideDigits = (isHidden: boolean) => {
  const sheet = new CSSStyleSheet();
  if (isHidden) sheet.replaceSync("::-webkit-datetime-edit { opacity: 0 !important }");
  document.adoptedStyleSheets = [sheet];
};

/** Whether the date field looks different once the its digits are hidden. */
const showsDigits = (page: Page) =>
  retry(async () => {
    const before = await page.screenshot(dateField);
    await page.evaluate(hideDigits, true);
    const hidden = await page.screenshot(dateField);
    await page.evaluate(hideDigits, false);
    ok((await page.screenshot(dateField)) === before, "the field stands still");
    return hidden !== before;
  });

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
    // WebKit fills an empty field with the digits of today.
    title: "8b an empty date field does not look filled, and a chosen date is seen",
    engines: ["webkit"],
    run: async (page) => {
      await page.open("/contact-us#appointment");
      await page.expectVisible(dateField);
      await page.evaluate(
        (field: string) =>
          document.querySelector(field)?.scrollIntoView({ block: "center", behavior: "instant" }),
        dateField,
      );
      equal(await showsDigits(page), false, "an empty field shows digits");
      await page.choose(dateField, "2031-05-17");
      equal(await showsDigits(page), true, "a chosen date is seen");
    },
  },
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
