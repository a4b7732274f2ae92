/** The empty date of the appointment form. */
import { equal } from "node:assert/strict";
import type { Page } from "../page";
import type { EngineTest } from "../run";
import { retry } from "../wait";

const dateField = "input[type=date]";

const hideDigits = (isHidden: boolean) => {
  const sheet = new CSSStyleSheet();
  if (isHidden) sheet.replaceSync("::-webkit-datetime-edit { opacity: 0 !important }");
  document.adoptedStyleSheets = [sheet];
};

/** Expects whether the date field looks different once its digits are hidden. */
const expectDigits = (page: Page, isShown: boolean, when: string) =>
  retry(async () => {
    const before = await page.screenshot(dateField);
    await page.evaluate(hideDigits, true);
    const hidden = await page.screenshot(dateField);
    await page.evaluate(hideDigits, false);
    equal((await page.screenshot(dateField)) === before, true, "the field stands still");
    equal(hidden !== before, isShown, `digits in ${when}`);
  });

export const dateFieldJourneys: readonly EngineTest[] = [
  {
    // WebKit shows the digits of today in an empty field.
    title: "an empty date field looks empty until it is focused, and a chosen date is visible",
    engine: "webkit",
    run: async (page) => {
      await page.open("/contact-us#appointment");
      await page.expectVisible(dateField);
      await page.evaluate(
        (field: string) =>
          document.querySelector(field)?.scrollIntoView({ block: "center", behavior: "instant" }),
        dateField,
      );
      await expectDigits(page, false, "the empty field");
      await page.focus(dateField);
      await expectDigits(page, true, "the focused field");
      await page.choose(dateField, "2031-05-17");
      await page.focus("summary");
      await expectDigits(page, true, "a chosen date");
    },
  },
];
