/** Typing into the enquiry form of the home page before, during and after hydration: no letter is lost. */
import { ok } from "node:assert/strict";
import { formCode } from "../../setup/code-of";
import { service } from "../../setup/services";
import { caseStudyLinks, words } from "../../setup/words";
import { type Page, pageScripts } from "../page";
import type { EngineTest } from "../run";
import { retry } from "../wait";

const form = "#get-in-touch form";
const nameField = `${form} [name=name]`;
const searchField = "dialog [role=combobox]";

/** Types as a visitor does, one key after another. */
async function typeLetters(page: Page, letters: string): Promise<void> {
  for (const letter of letters) await page.type(letter);
}

async function searchForSomething(page: Page): Promise<void> {
  await page.click({ role: "button", name: words.labels.search });
  await page.expectFocused(searchField);
  await page.type(service.title.slice(0, 1));
  await page.expectVisible("dialog [role=option]");
  await page.press("Escape");
  await page.expectGone(searchField);
}

/**
 * Types "Zoe" around the hydration of the page, while the form's code is held back.
 * @returns a function that lets the form's code come
 */
async function typeWithoutCode(page: Page): Promise<() => void> {
  const letCodeCome = page.proxy.hold(formCode);
  const letScriptsCome = page.proxy.hold(pageScripts);
  await page.openHtml("/");
  await page.focus(nameField);
  await typeLetters(page, "Z");
  letScriptsCome();
  await typeLetters(page, "o");
  await page.hydrated();
  await typeLetters(page, "e");
  await retry(async () => {
    const isRequested = page.proxy.requests.some(({ path }) => formCode.test(path));
    ok(isRequested, "requests the form's code");
    return Promise.resolve();
  });
  return letCodeCome;
}

export const typingJourneys: readonly EngineTest[] = [undefined, ...caseStudyLinks].map((link) => ({
  title: `no letter typed into a form is lost around hydration and a search: its code arrives ${
    link ? "after a link to a fragment" : "late"
  }`,
  async run(page) {
    const letCodeCome = await typeWithoutCode(page);
    await searchForSomething(page);
    await page.focus(nameField);
    await typeLetters(page, " F");
    if (link) {
      // The router renders the page anew, so the form waits for its code, and what was typed returns from the draft.
      await page.click({ role: "link", name: link.label, within: "footer" });
      await page.expectFocused("#case-study");
      letCodeCome();
      await page.expectVisible(`${form}[novalidate]`);
      await page.focus(nameField);
    }
    await typeLetters(page, "r");
    letCodeCome();
    await typeLetters(page, "ank L");
    await page.expectVisible(`${form}[novalidate]`);
    await typeLetters(page, "i");
    await page.expect(
      "the name",
      "Zoe Frank Li",
      (field: string) => document.querySelector<HTMLInputElement>(field)?.value,
      nameField,
    );
  },
}));
