/** The search's query on the home page, where it filters the carousel. */
import { expect, test } from "@playwright/test";
import { caseStudyOfQuery, words } from "../setup/words";
import { searchField, searchResults, typeQuery } from "./search-dialog";
import { openPage } from "./site";
import { expectNoDialog } from "./visitor";

const { caseStudies } = words.home;
const { query, match, other } = caseStudyOfQuery();

test("the query is kept and filters the carousel of the home page", async ({ page }) => {
  await openPage(page, "/about-us");
  await page.keyboard.press("Control+k");
  await typeQuery(page, query);
  await expect(searchResults(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: words.company.name }).click();
  await expect(page).toHaveURL("/");
  const carousel = page.getByRole("group", { name: caseStudies.heading, exact: true });
  await expect(carousel.getByRole("heading")).toHaveText([match.category]);
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toHaveValue(query);
  // The query is selected, so one key deletes it.
  await page.keyboard.press("Delete");
  await page.keyboard.press("Escape");
  await expect(carousel.getByRole("heading", { name: other.category }).first()).toBeAttached();
});

test("the carousel says that the search narrows it, and shows all case studies again", async ({
  page,
}) => {
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
  await expect(section.getByRole("status").filter({ hasText: query })).toBeVisible();
  expect((await item.boundingBox())?.width).toBeCloseTo(widthBefore ?? 0, 0);

  await section.getByRole("button", { name: caseStudies.showAll }).click();
  await expect(section.getByRole("button", { name: caseStudies.next })).toBeVisible();
  await expect(section).toContainText(other.category);
  await expect(section.getByRole("status").filter({ hasText: query })).toHaveCount(0);
  await expect(section.locator(":focus").getByRole("group").first()).toBeVisible();
});
