/** Faults 1 and 2: what a visitor does before the code has arrived. */
import { deepEqual, equal } from "node:assert/strict";
import { type Page, phone } from "../page";
import type { EngineTest } from "../run";

const scripts = /\.js(\?|$)/;
const formSelector = "#get-in-touch form";
const nameField = `${formSelector} [name=name]`;
const searchField = { role: "combobox", name: "What are you looking for?" };
const searchButton = { role: "button", name: "Search" };

const nameTyped = () => document.querySelector<HTMLInputElement>("form [name=name]")?.value;
const expectName = (page: Page) => page.expect("what was typed", "Zoe", nameTyped);

/** Lets no script arrive from now on. @returns lets them come */
function holdScripts({ proxy }: Page): () => void {
  let release: () => void = () => undefined;
  proxy.add({
    path: scripts,
    until: new Promise<void>((resolve) => {
      release = resolve;
    }),
  });
  return release;
}

/** Opens the home page with the search's code loaded and the form's code not. */
async function openWithSearch(page: Page): Promise<void> {
  await page.open("/");
  await page.type("/");
  await page.expectFocused(searchField);
  await page.press("Escape");
  await page.expectGone(searchField);
}

async function searchForSomething(page: Page): Promise<void> {
  await page.click(searchButton);
  await page.expectFocused(searchField);
  await page.type("s");
  await page.expectVisible("dialog [role=option]");
  await page.press("Escape");
  await page.expectGone(searchField);
}

const expectFormReady = (page: Page) => page.expectVisible(`${formSelector}[novalidate]`);

const openMenu = "header [aria-label='Open menu'], header summary";
const servicesInMenu = "header nav a[href='/service']";

export const formFaults: readonly EngineTest[] = [
  {
    title: "1a the enquiry form stays in the document while the visitor searches",
    run: async (page) => {
      await page.open("/");
      await page.type("/");
      await page.expectFocused(searchField);
      await page.type("s");
      await page.expectVisible("dialog [role=option]");
      equal(
        await page.evaluate((form: string) => document.querySelector(form) !== null, formSelector),
        true,
        "the form is in the document",
      );
    },
  },
  {
    title: "1b what is typed before the form's code arrives is still there afterwards",
    run: async (page) => {
      await page.open("/");
      const release = holdScripts(page);
      await page.fill(nameField, "Zoe");
      release();
      await expectFormReady(page);
      await expectName(page);
    },
  },
  {
    title: "1c what is typed before the form's code arrives survives a search",
    run: async (page) => {
      await openWithSearch(page);
      const release = holdScripts(page);
      await page.fill(nameField, "Zoe");
      await searchForSomething(page);
      await expectName(page);
      release();
      await expectFormReady(page);
      await expectName(page);
    },
  },
  {
    title: "1d what is typed while the form's code is missing survives a reload",
    run: async (page) => {
      await page.open("/");
      const mend = page.proxy.add({ path: scripts, status: 404 });
      await page.fill(nameField, "Zoe");
      mend();
      await page.reload();
      await page.evaluate(() => document.querySelector("#get-in-touch")?.scrollIntoView());
      await expectFormReady(page);
      await expectName(page);
    },
  },
  {
    title: "1e a form whose code is missing for good stays after a search, and posts",
    run: async (page) => {
      await openWithSearch(page);
      page.proxy.add({ path: scripts, status: 404 });
      await page.fill(nameField, "Zoe");
      await searchForSomething(page);
      await page.fill(`${formSelector} [name=email]`, "zoe@example.org");
      await page.fill(`${formSelector} [name=phone]`, "9876543210");
      await page.choose(`${formSelector} [name=option]`, "Strategy");
      await page.fill(`${formSelector} [name=messages]`, "Hello");
      await page.click({ role: "button", name: "Send enquiry" });
      await page.expectAddress("/thank-you");
      const posts = page.proxy.requests.filter(({ method }) => method === "POST");
      deepEqual(posts, [{ method: "POST", path: "/mainsite/submitcontact", status: 303 }]);
    },
  },
  {
    title: "2a the menu opens when its button is clicked before hydration",
    run: async (page) => {
      page.proxy.add({ path: scripts, delay: 3_000 });
      await page.openHtml("/", phone);
      await page.click(openMenu);
      await page.expectVisible(servicesInMenu);
    },
  },
  {
    title: "2b without JavaScript the menu opens, and no theme switch is there in vain",
    engines: ["blink"],
    profile: { noScript: true },
    run: async (page) => {
      await page.openHtml("/", phone);
      await page.expectGone("header [role=switch]");
      await page.click(openMenu);
      await page.expectVisible(servicesInMenu);
    },
  },
];
