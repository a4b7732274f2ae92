/** Typing into the enquiry form of the home page before, during and after hydration: no letter is lost. */
import { deepEqual, ok } from "node:assert/strict";
import { formCode } from "../../setup/form-code";
import { enquiryWords } from "../../setup/form-words";
import { service } from "../../setup/services";
import { linkTo, words } from "../../setup/words";
import { type Page, pageScripts } from "../page";
import type { EngineTest } from "../run";
import { retry } from "../wait";

const form = "#get-in-touch form";
const nameField = `${form} [name=name]`;
const searchField = { role: "combobox", name: words.search.label };

/** Types as a visitor does, one key after another. */
async function typeLetters(page: Page, letters: string): Promise<void> {
  for (const letter of letters) await page.type(letter);
}

const expectName = (page: Page, name: string) =>
  page.expect(
    "the name",
    name,
    (field: string) => document.querySelector<HTMLInputElement>(field)?.value,
    nameField,
  );

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
 * @returns answers the requests for the form's code
 */
async function typeWithoutCode(page: Page, isMissing: boolean): Promise<() => void> {
  const answerRequests = page.proxy.hold(formCode, isMissing ? 404 : undefined);
  const letScriptsCome = page.proxy.hold(pageScripts);
  await page.openHtml("/");
  await page.focus(nameField);
  await typeLetters(page, "Z");
  letScriptsCome();
  await typeLetters(page, "o");
  await page.hydrated();
  await typeLetters(page, "e");
  await retry(async () => {
    ok(page.proxy.count(formCode) > 0, "requests the form's code");
    return Promise.resolve();
  });
  return answerRequests;
}

async function followLinkToFragment(page: Page): Promise<void> {
  await page.click({ role: "link", name: linkTo("/#case-study", "quick"), within: "footer" });
  await page.expectFocused("#case-study");
}

async function postWithoutCode(page: Page): Promise<void> {
  await page.fill(`${form} [name=email]`, "zoe@example.org");
  await page.fill(`${form} [name=phone]`, "9876543210");
  await page.choose(`${form} [name=option]`, "Strategy");
  await page.fill(`${form} [name=messages]`, "Hello");
  await page.click({ role: "button", name: enquiryWords.submit });
  await page.expectAddress("/thank-you");
  const posts = page.proxy.requests.filter(({ method }) => method === "POST");
  deepEqual(posts, [{ method: "POST", path: "/mainsite/submitcontact", status: 303 }]);
}

const endings = [
  { title: "its code arrives late", isMissing: false, leadsToFragment: false },
  { title: "its code arrives after a link to a fragment", isMissing: false, leadsToFragment: true },
  { title: "its code is missing, and it posts by itself", isMissing: true, leadsToFragment: false },
];

export const typingJourneys: readonly EngineTest[] = endings.map(
  ({ title, isMissing, leadsToFragment }) => ({
    title: `no letter typed into a form is lost around hydration and a search: ${title}`,
    async run(page) {
      const answerRequests = await typeWithoutCode(page, isMissing);
      await searchForSomething(page);
      await page.focus(nameField);
      await typeLetters(page, " F");
      if (leadsToFragment) {
        // The router renders the page anew, so the form waits for its code, and what was typed returns from the draft.
        await followLinkToFragment(page);
        answerRequests();
        await page.expectVisible(`${form}[novalidate]`);
        await page.focus(nameField);
      }
      await typeLetters(page, "r");
      answerRequests();
      await typeLetters(page, "ank L");
      if (!isMissing) await page.expectVisible(`${form}[novalidate]`);
      await typeLetters(page, "i");
      await expectName(page, "Zoe Frank Li");
      if (isMissing) await postWithoutCode(page);
    },
  }),
);
