/** The empty date of the appointment form. */
import { equal, ok } from "node:assert/strict";
import type { Page } from "../page";
import type { EngineTest } from "../run";
import { retry } from "../wait";

const dateField = "input[type=date]";

const hideDigits = (isHidden: boolean) => {
  const sheet = new CSSStyleSheet();
  if (isHidden) sheet.replaceSync("::-webkit-datetime-edit { opacity: 0 !important }");
  document.adoptedStyleSheets = [sheet];
};

/** Whether the date field looks different once its digits are hidden. */
const showsDigits = (page: Page) =>
  retry(async () => {
    const before = await page.screenshot(dateField);
    await page.evaluate(hideDigits, true);
    const hidden = await page.screenshot(dateField);
    await page.evaluate(hideDigits, false);
    ok((await page.screenshot(dateField)) === before, "the field stands still");
    return hidden !== before;
  });

async function openForm(page: Page): Promise<void> {
  await page.open("/contact-us#appointment");
  await page.expectVisible(dateField);
  await page.evaluate(
    (field: string) =>
      document.querySelector(field)?.scrollIntoView({ block: "center", behavior: "instant" }),
    dateField,
  );
}

export const dateFieldJourneys: readonly EngineTest[] = [
  {
    // WebKit shows the digits of today in an empty field.
    title: "an empty date field looks empty until it is focused, and a chosen date is visible",
    engines: ["webkit"],
    run: async (page) => {
      await openForm(page);
      equal(await showsDigits(page), false, "the empty field shows digits");
      await page.evaluate(
        (field: string) => document.querySelector<HTMLElement>(field)?.focus(),
        dateField,
      );
      equal(await showsDigits(page), true, "the focused field shows digits");
      await page.choose(dateField, "2031-05-17");
      await page.evaluate(
        (field: string) => document.querySelector<HTMLElement>(field)?.blur(),
        dateField,
      );
      equal(await showsDigits(page), true, "the chosen date is visible");
    },
  },
];
