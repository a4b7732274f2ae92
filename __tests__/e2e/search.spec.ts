/** The search in a browser: typing at once, the results by keyboard, and what it does to the page behind it. */
import { expect, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { enquiryWords } from "../setup/form-words";
import { hasLegal, legalDocument, legalPath } from "../setup/legal";
import { isThere } from "../setup/routes";
import { otherService, service, services } from "../setup/services";
import { caseStudyOfQuery, ownWord, words } from "../setup/words";
import { searchDialog, searchField, searchOpener, searchResults, typeQuery } from "./search-dialog";
import { interceptEverything, openPage } from "./site";
import { expectNoDialog } from "./visitor";

const { results } = words.search;
const { title, sections } = legalDocument;
/** A word that only one section's heading has, if there is any. */
const ofHeading = (hasLegal ? sections : [])
  .map((section) => {
    const others = sections.filter((each) => each !== section);
    return ownWord(section.heading, [others, services]);
  })
  .find((word) => word !== undefined);

test("opens with each shortcut and the button, takes typing at once, and closes on Escape", async ({
  page,
}) => {
  await openPage(page, "/contact-us");
  for (const key of ["Control+k", "Meta+k", "Enter"]) {
    await searchOpener(page).focus();
    await page.keyboard.press(key);
    await typeQuery(page, "mar/k");
    // The previous query is selected, so typing replaces it.
    await expect(searchField(page)).toHaveValue("mar/k");
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
    await expect(searchOpener(page)).toBeFocused();
  }

  const message = page.getByLabel(enquiryWords.label("messages"), { exact: true });
  await message.click();
  await page.keyboard.type("24/7");
  await expect(message).toHaveValue("24/7");
  await expect(searchDialog(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(message).toBeFocused();
});

test("a key pressed right after the field is focused is not lost", async ({ page }) => {
  await openPage(page, "/about-us");
  await page.evaluate(() =>
    document.addEventListener("focusin", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      queueMicrotask(() => {
        const { selectionStart, selectionEnd } = target;
        target.setRangeText("x", selectionStart ?? 0, selectionEnd ?? 0, "end");
        target.dispatchEvent(new InputEvent("input", { bubbles: true }));
      });
    }),
  );
  await page.keyboard.press("Control+k");
  await typeQuery(page, "ylophone");
  await expect(searchField(page)).toHaveValue("xylophone");
});

test("fetches the index once, and keys lead to a result in view", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("search-index")) fetched.push(request.url());
  });
  await openPage(page, "/about-us");
  expect(fetched).toEqual([]);
  await page.keyboard.press("Control+k");
  await typeQuery(page, service.title);
  await expect(searchResults(page).first()).toContainText(service.title);
  await page.keyboard.press("Escape");
  await expectNoDialog(page);

  await page.emulateMedia({ forcedColors: "active" });
  await page.keyboard.press("Control+k");
  await typeQuery(page, otherService.title);
  await expect(searchResults(page).first()).toContainText(otherService.title);
  expect(fetched).toHaveLength(1);
  // A letter begins many words.
  await searchField(page).fill(otherService.title.charAt(0));
  await expect(searchResults(page).nth(2)).toBeAttached();
  const count = await searchResults(page).count();
  expect(count).toBeGreaterThan(2);
  await expect(searchDialog(page).getByRole("paragraph").first()).toHaveText(
    fillTemplate(results.many, { count: String(count) }),
  );
  await page.keyboard.press("ArrowUp");
  const last = searchResults(page).nth(count - 1);
  await expect(last).toHaveAttribute("aria-selected", "true");
  await expect(last).toBeInViewport();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(searchResults(page).first()).toBeInViewport();
  await page.keyboard.press("ArrowDown");
  const target = (await searchResults(page).nth(1).getAttribute("href")) ?? "none";
  expect(target).not.toBe("/about-us");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(target);
  await expect(searchDialog(page)).toBeHidden();
});

if (ofHeading !== undefined)
  test("Enter without an active result follows the first, which may lead into a page, and Back closes an open search", async ({
    page,
  }) => {
    await openPage(page, "/");
    await page.keyboard.press("Control+k");
    await typeQuery(page, ofHeading);
    await expect(searchResults(page).first()).toContainText(`${title}: `);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === legalPath && url.hash.length > 1);
    await expect(page.getByRole("heading", { name: ofHeading }).first()).toBeInViewport();
    await expect(searchDialog(page)).toBeHidden();

    await page.keyboard.press("Control+k");
    await expect(searchDialog(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/");
    await expect(searchDialog(page)).toHaveCount(0);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL((url) => url.pathname === legalPath && url.hash.length > 1);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(searchDialog(page)).toHaveCount(0);
  });

if (isThere("/#case-study"))
  test("the carousel says that the search narrows it, and shows all case studies again", async ({
    page,
  }) => {
    const { caseStudies } = words.home;
    const { query, match, other } = caseStudyOfQuery();
    await openPage(page, "/");
    const section = page.locator("#case-study");
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole("button", { name: caseStudies.next })).toBeVisible();
    const item = section.locator("[role=group]:not([inert]) article").first();
    const widthBefore = (await item.boundingBox())?.width;
    expect(widthBefore).toBeGreaterThan(0);

    await page.keyboard.press("Control+k");
    await typeQuery(page, query);
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
    await expect(section.locator("h3")).toHaveText([match.category]);
    const narrowed = fillTemplate(caseStudies.narrowed, { query });
    await expect(section.getByText(narrowed)).toBeVisible();
    await expect(page.locator("[aria-live=polite]")).toHaveText(narrowed);
    expect((await item.boundingBox())?.width).toBeCloseTo(widthBefore ?? 0, 0);

    await section.getByRole("button", { name: caseStudies.showAll }).click();
    await expect(section.getByRole("button", { name: caseStudies.next })).toBeVisible();
    await expect(section).toContainText(other.category);
    await expect(section.getByText(narrowed)).toHaveCount(0);
    await expect(section.locator(":focus").getByRole("group").first()).toBeVisible();
  });

test("when its code or its index does not load, it says so, and tries again when it is next opened", async ({
  page,
}) => {
  const contact = { name: words.search.contact.label };
  await interceptEverything(page);
  await openPage(page, "/about-us");
  await page.route("**/*.js", (route) => route.fulfill({ status: 503, body: "" }));
  await searchOpener(page).click();
  const message = page.getByRole("alert");
  await expect(message).toContainText(words.search.notLoaded);
  await expect(message.getByRole("link", contact)).toBeInViewport();
  await page.unroute("**/*.js");

  await page.route("**/search-index.json", (route) => route.abort());
  await searchOpener(page).click();
  await expect(searchDialog(page).getByText(words.search.unavailable).first()).toBeVisible();
  await expect(message).toBeHidden();
  await expect(searchDialog(page).getByRole("link", contact)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await page.unroute("**/search-index.json");
  await searchOpener(page).click();
  await typeQuery(page, service.title);
  await expect(searchResults(page).first()).toBeVisible();
});
