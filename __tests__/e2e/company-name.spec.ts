/** The header with company names of many or long words, to which the size of the logo adapts. */
import { expect, type Page, test } from "@playwright/test";
import { words } from "../setup/words";
import { resize } from "./find-cut-off-texts";
import { unknownAddresses, openPage } from "./site";

const widths = [320, 360, 375, 390, 414, 640, 768, 1024, 1280];

const english = { language: "en-GB", name: "English", url: "https://en.example.com", without: [] };

/** Replaces the company in the page's data. React then finds a mismatch with the HTML, and renders everything again. */
const renameCompany = (page: Page, name: string, translations: object[]) =>
  page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const replaced = { name, translations };
    const body = JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      key === "company" && typeof value === "object" ? { ...value, ...replaced } : value,
    );
    await route.fulfill({ response, body });
  });

/** Describes what is wrong with the name and the controls of the header. */
const findFaults = (page: Page) =>
  page.getByRole("banner").evaluate((header) => {
    const faults: string[] = [];
    const outer = header.getBoundingClientRect();
    const controls = [...header.querySelectorAll("a, button")].filter((each) =>
      each.checkVisibility(),
    );
    const [logo] = controls;
    const texts = document.createTreeWalker(logo ?? header, NodeFilter.SHOW_TEXT);
    const text = texts.nextNode();
    const limit = logo?.getBoundingClientRect().right ?? 0;
    const range = document.createRange();
    for (const { 0: word, index } of text?.textContent?.matchAll(/\S+/g) ?? []) {
      if (!text) break;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()];
      if (parts.length !== 1) faults.push(`${word} is in ${parts.length} parts`);
      for (const { top, right, bottom } of parts)
        if (top < outer.top || bottom > outer.bottom || right > limit + 1)
          faults.push(`${word} is cut off`);
    }
    const size = parseFloat(
      text?.parentElement ? getComputedStyle(text.parentElement).fontSize : "",
    );
    if (!(size >= 14)) faults.push(`letters of ${size} px`);
    let end = 0;
    for (const control of controls) {
      const { left, right } = control.getBoundingClientRect();
      if (left < end - 0.5) faults.push(`${control.outerHTML.slice(0, 80)} overlaps`);
      end = right;
    }
    if (end > innerWidth) faults.push(`it ends at ${end} px`);
    return faults;
  });

for (const name of [
  words.company.name,
  "Larsson Partner",
  "COMMUNICATIONS",
  "Ledgerlight Bookkeeping Lisbon",
  "Donaudampfschi Fahrtsgesells Kapitaensmutz",
])
  test(`the name "${name}" keeps its words whole on every screen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const translations of [[], [english]]) {
      await page.unrouteAll();
      await renameCompany(page, name, translations);
      await openPage(page, unknownAddresses[0]);
      const header = page.getByRole("banner");
      await expect(header.getByRole("link").first()).toHaveText(name);
      for (const scrolled of [false, true]) {
        await page.evaluate((top) => scrollTo(0, top), scrolled ? 400 : 0);
        for (const width of widths) {
          await resize(page, width);
          await expect(page.locator("html")).toHaveAttribute("data-scrolled", String(scrolled));
          const where = `${width} px, ${translations.length} languages, scrolled: ${scrolled}`;
          expect(await findFaults(page), where).toEqual([]);
        }
      }
    }
  });
