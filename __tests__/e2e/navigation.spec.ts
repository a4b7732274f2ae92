/** Links within the site: the focus, the announcement, progress on a slow line, and no JavaScript. */
import { expect, test } from "@playwright/test";
import { caseStudyLinks, linkTo, words } from "../setup/words";
import { holdBack, interceptEverything, openPage, watch } from "./site";

test("in-app navigation scrolls to the top, moves the focus and announces the page, without progress", async ({
  page,
}) => {
  const problems = watch(page);
  await openPage(page, "/");
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    new MutationObserver(() => {
      if (document.querySelector("[role=progressbar]")) Object.assign(window, { wasShown: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("link", { name: words.home.tailoredStrategies.action.label }).click();
  await expect(page).toHaveURL("/service");
  await expect(
    page.getByRole("heading", { level: 1, name: words.servicePage.title }),
  ).toBeVisible();
  expect(await page.evaluate("window.isSamePage"), "no full page load").toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toContainText(words.servicePage.title);
  expect(problems).toEqual([]);
  await page.waitForTimeout(1_200);
  expect(await page.evaluate(() => "wasShown" in window), "progress of a quick page").toBe(false);
});

test("a page that is slow to arrive shows and announces progress", async ({ page }) => {
  await interceptEverything(page);
  await openPage(page, "/about-us");
  const letCome = await holdBack(page, "**/page-data/service/page-data.json");
  const links = page.getByRole("banner").getByRole("link");
  await links
    .filter({ hasText: linkTo("/service") })
    .first()
    .click();
  const progress = page.getByRole("progressbar", { name: words.labels.loading });
  const announcement = page.locator("[aria-live=polite]", { hasText: words.labels.loading });
  await expect(progress).toBeVisible({ timeout: 2_000 });
  await expect(announcement).toHaveCount(1);
  letCome();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.servicePage.title);
  await expect(progress).toHaveCount(0);
});

/** The first whose card has a link. */
const linked = words.members.filter(({ linkedin }) => linkedin !== undefined).slice(0, 1);

for (const { id } of linked)
  test("a link to a part of another page that takes no focus leads the Tab key on from there", async ({
    page,
  }) => {
    await openPage(page, "/");
    await page.evaluate((to) => window.___navigate(to), `/about-us#${id}`);
    const card = page.locator(`[id="${id}"]`);
    await expect(card).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(card.getByRole("link").first()).toBeFocused();
  });

for (const { label } of caseStudyLinks)
  test("the footer's Case Study link moves the focus to the carousel's section, from any page", async ({
    page,
  }) => {
    await openPage(page, "/contact-us");
    const section = page.locator("#case-study");
    // The second time, the address does not change.
    for (let time = 0; time < 2; time += 1) {
      await page
        .getByRole("navigation", { name: words.navigation.quick.label })
        .getByRole("link", { name: label })
        .press("Enter");
      await expect(page).toHaveURL("/#case-study");
      await expect(section).toBeFocused();
      await expect(section).toBeInViewport();
    }
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("link", { name: words.home.caseStudies.viewAll.label }),
    ).toBeFocused();
  });

test("the skip link moves the focus to the main area, and the breadcrumb's sign is >", async ({
  page,
}) => {
  await openPage(page, "/about-us");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: words.labels.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const trail = page.getByRole("navigation", { name: words.labels.breadcrumb });
  const sign = await trail
    .getByRole("listitem")
    .first()
    .evaluate((item) => getComputedStyle(item, "::after").content);
  expect(sign).toMatch(/^">"/);
});
