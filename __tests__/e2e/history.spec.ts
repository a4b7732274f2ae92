/** Links within the site, Back and Forward, reloads and fragments: where a page is scrolled to, and what has the focus. */
import { expect, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { hasLegal, legalDocument, legalPath } from "../setup/legal";
import { caseStudyLinks, findLinkLabel, words } from "../setup/words";
import {
  expectTitle,
  waitForHydration,
  hasPage,
  openPage,
  waitForPaint,
  pageScripts,
  scrollPosition,
  holdBack,
  collectProblems,
} from "./site";

/** Positions of a page that has lazy parts above them may differ by a line. */
const expectNear = (page: Page, position: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - position)).toBeLessThan(30);

/** Scrolls to `y` pixels and waits until that position would be restored. */
async function scrollPageTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), y);
  await expectNear(page, y);
  // Gatsby saves the position in the next frame.
  await waitForPaint(page);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
  await waitForPaint(page);
}

test("a link changes the page without loading it anew, leads to its top, moves the focus and is announced", async ({
  page,
}) => {
  const problems = await collectProblems(page);
  await openPage(page, "/");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }).isSamePage);
  await page.getByRole("link", { name: words.home.tailoredStrategies.action.label }).click();
  await expect(page).toHaveURL("/service");
  await expectTitle(page, words.servicePage.title);
  expect(await page.evaluate("window.isSamePage")).toBe(true);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  const said = page.locator("[aria-live=polite]");
  const navigated = (name: string) => fillTemplate(words.labels.navigated, { page: name });
  await expect(said).toHaveText(navigated(words.servicePage.title));
  await page.goBack();
  await expect(said).toHaveText(navigated(words.navigation.home.label));
  expect(problems).toEqual([]);
});

test("the skip link leads to the main area", async ({ page }) => {
  await openPage(page, "/about-us");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: words.labels.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

for (const { label } of caseStudyLinks)
  test("the footer's Case Study link moves the focus to the carousel's section, from any page", async ({
    page,
  }) => {
    await openPage(page, "/contact-us");
    const section = page.locator("#case-study");
    const quick = page.getByRole("navigation", { name: words.navigation.quick.label });
    // The second time, the address does not change.
    for (let time = 0; time < 2; time += 1) {
      await quick.getByRole("link", { name: label }).press("Enter");
      await expect(page).toHaveURL("/#case-study");
      await expect(section).toBeFocused();
      await expect(section).toBeInViewport();
    }
  });

test("a page that the specification lists starts at its top after a reload, and others where they were", async ({
  page,
}) => {
  const listed = ["/service", "/case-study", "/terms-of-service", "/privacy-policy", "/contact-us"];
  for (const path of listed.filter(hasPage)) {
    await openPage(page, path);
    await scrollPageTo(page, 300);
    await reload(page);
    expect(await scrollPosition(page), path).toBe(0);
  }
  await openPage(page, "/about-us");
  await scrollPageTo(page, 700);
  await reload(page);
  await expectNear(page, 700);
  // A fragment has a scroll position of its own.
  await openPage(page, "/contact-us#appointment");
  await expect(page.locator("#appointment")).toBeInViewport();
  await scrollPageTo(page, 200);
  await reload(page);
  await expectNear(page, 200);
});

if (hasLegal)
  test("Back and Forward restore the position, within a page too", async ({ page }) => {
    await openPage(page, "/service");
    const link = page.getByRole("contentinfo").getByRole("link", {
      name: findLinkLabel(legalPath, "legal"),
    });
    await link.scrollIntoViewIfNeeded();
    const position = await scrollPosition(page);
    expect(position).toBeGreaterThan(500);
    await scrollPageTo(page, position);
    await link.click();
    await expectTitle(page, legalDocument.title);
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await scrollPageTo(page, 300);
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goBack();
      await expectTitle(page, words.servicePage.title);
      await expectNear(page, position);
      await page.goForward();
      await expectTitle(page, legalDocument.title);
      await expectNear(page, 300);
    }
    const contents = page.getByRole("navigation", { name: words.labels.onThisPage });
    await contents.getByRole("link").last().click();
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(400);
    await waitForPaint(page);
    // Where the visitor reads on, and not where the jump led.
    const place = (await scrollPosition(page)) - 100;
    await scrollPageTo(page, place);
    await page.goBack();
    await expectNear(page, 300);
    await page.goForward();
    await expectNear(page, place);
    await page.getByRole("banner").locator("a[href='/service']").first().click();
    await expectTitle(page, words.servicePage.title);
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.goBack();
    await expectTitle(page, legalDocument.title);
    await expectNear(page, place);
    await page.goBack();
    await expectNear(page, 300);
  });

test("Back from another site restores the position at once, and only then", async ({ page }) => {
  await openPage(page, "/about-us");
  await scrollPageTo(page, 500);
  await page.goto("about:blank");
  // Chromium keeps the position in a page's own process, which tells the browser of it within a second, also if it is left earlier.
  await page.waitForTimeout(2500);
  const letScriptsCome = await holdBack(page, pageScripts);
  await page.goBack({ waitUntil: "commit" });
  await expectNear(page, 500);
  await waitForPaint(page);
  // Until the page is loaded, Chromium restores the position again after any scroll but a visitor's.
  const scrollUp = async () => {
    await page.mouse.wheel(0, -1000);
    return scrollPosition(page);
  };
  await expect.poll(scrollUp).toBe(0);
  letScriptsCome();
  await waitForHydration(page);
  await waitForPaint(page);
  await expectNear(page, 0);
});

if (hasLegal)
  test("the contents of a legal text mark the section that is read, and fit into a low window", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await openPage(page, legalPath);
    const contents = page.getByRole("navigation", { name: words.labels.onThisPage });
    for (const { id } of legalDocument.sections.slice(0, 3).reverse()) {
      await page.evaluate((each) => document.getElementById(each)?.scrollIntoView(), id);
      await expect(contents.locator("[aria-current=location]")).toHaveAttribute("href", `#${id}`);
      const top = (await page.locator(`#${id}`).boundingBox())?.y;
      const header = (await page.getByRole("banner").boundingBox())?.height;
      expect(top).toBeGreaterThanOrEqual(header ?? Infinity);
    }
    await contents.getByRole("link").last().focus();
    await expect(contents.getByRole("link").last()).toBeInViewport();
  });
