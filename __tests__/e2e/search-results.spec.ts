/** The results of the search, mostly by keyboard. */
import { expect, test } from "@playwright/test";
import { otherService, service, services } from "../setup/services";
import { ownWord, words } from "../setup/words";
import { fillTemplate } from "../../src/lib/fill-template";
import { searchDialog, searchField, searchResults, typeQuery } from "./search-dialog";
import { openPage } from "./site";

const { results } = words.search;
const { title, sections } = words.privacyPolicy;
/** Words that only one service's text or one section's heading has. */
const ofContent =
  ownWord(service.content, [services.filter((each) => each !== service), sections]) ?? "none";
const ofHeading =
  sections
    .map((section) => {
      const others = sections.filter((each) => each !== section);
      return ownWord(section.heading, [others, services]);
    })
    .find((word) => word !== undefined) ?? "none";

const longest = (text: string) =>
  text.split(" ").reduce((one, other) => (other.length > one.length ? other : one));

const withoutLetter = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);

/** Adds an accent to the second letter. */
const accented = (text: string) => `${text.slice(0, 2)}\u0301${text.slice(2)}`;

test("finds words despite typos, case and accents, and by their beginning", async ({ page }) => {
  await openPage(page, "/");
  await page.keyboard.press("Control+k");
  for (const { query, of, marked = longest(of.title) } of [
    { query: withoutLetter(longest(otherService.title), 5), of: otherService },
    { query: ofContent.slice(0, 6), of: service, marked: ofContent },
    { query: accented(longest(service.title).toUpperCase()), of: service },
  ]) {
    await searchField(page).fill(query);
    const best = searchResults(page).first();
    await expect(best).toContainText(of.title);
    await expect(best).toContainText(words.search.kinds.service);
    await expect(best.locator("mark").first()).toHaveText(marked);
    const count = await searchResults(page).count();
    await expect(searchDialog(page).getByRole("status")).toHaveText(
      count === 1 ? results.one : fillTemplate(results.many, { count: String(count) }),
    );
  }
});

test("the arrow keys move through the results and wrap, and Enter follows the active one", async ({
  page,
}) => {
  await openPage(page, "/about-us");
  await page.keyboard.press("Control+k");
  await typeQuery(page, otherService.title);
  const field = searchField(page);
  await expect(field).toHaveAttribute("aria-expanded", "true");
  const active = searchDialog(page).getByRole("option", { selected: true });
  await expect(active).toHaveCount(0);
  await expect(searchDialog(page).getByRole("listbox")).toHaveAttribute("aria-busy", "false");
  const count = await searchResults(page).count();
  expect(count).toBeGreaterThan(2);

  const expectActive = async (index: number) => {
    await expect(searchResults(page).nth(index)).toHaveAttribute("aria-selected", "true");
    await expect(active).toHaveCount(1);
    const id = (await searchResults(page).nth(index).getAttribute("id")) ?? "none";
    await expect(field).toHaveAttribute("aria-activedescendant", id);
    await expect(searchResults(page).nth(index)).toBeInViewport();
    await expect(field).toBeFocused();
  };
  await page.keyboard.press("ArrowDown");
  await expectActive(0);
  await page.keyboard.press("ArrowUp");
  await expectActive(count - 1);
  await page.keyboard.press("ArrowDown");
  await expectActive(0);
  await page.keyboard.press("End");
  await expectActive(count - 1);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expectActive(1);

  const target = (await searchResults(page).nth(1).getAttribute("href")) ?? "none";
  expect(target).not.toBe("/about-us");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(target);
  await expect(searchDialog(page)).toBeHidden();
});

test("Enter without an active result follows the first, which may lead into a page", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.keyboard.press("Control+k");
  await typeQuery(page, ofHeading);
  await expect(searchResults(page).first()).toContainText(`${title}: `);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/privacy-policy#./);
  await expect(page.getByRole("heading", { name: ofHeading }).first()).toBeInViewport();
  await expect(searchDialog(page)).toBeHidden();
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`matching words are readable in ${colorScheme} forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openPage(page, "/about-us");
    await page.keyboard.press("Control+k");
    await typeQuery(page, service.title);
    const mark = searchDialog(page).locator("mark").first();
    // The results follow the field, so the first mark may have just been replaced.
    await expect(async () => {
      const { color, backgroundColor } = await mark.evaluate((element) => {
        const style = getComputedStyle(element);
        return { color: style.color, backgroundColor: style.backgroundColor };
      });
      // An opaque background of its own, different from the text.
      expect(backgroundColor).toMatch(/^rgb\(/);
      expect(color).toMatch(/^rgb\(/);
      expect(color).not.toBe(backgroundColor);
    }).toPass({ timeout: 10_000 });
  });
}
