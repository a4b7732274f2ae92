/** The case study carousel of the home page: buttons, keys, both layouts and directions, and no JavaScript. */
import { expect, type Page, test } from "@playwright/test";
import { carouselCode } from "../setup/code-of";
import { words } from "../setup/words";
import { carouselOf, count, expectInView, move, openCarousel, titles, widths } from "./carousel";
import { holdBack, interceptEverything, openPage, screens } from "./site";

const last = count - 1;
const { previous, next, viewAll } = words.home.caseStudies;

test("shows as many as fit, wraps at both ends, and Tab stops at what is in view and its buttons", async ({
  page,
}) => {
  await openCarousel(page);
  await expect(carouselOf(page)).toHaveAttribute("aria-roledescription", "carousel");
  for (const { width, perView } of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectInView(page, 0, perView);
  }

  for (const perView of [2, 1]) {
    await page.setViewportSize({ width: perView === 2 ? 1280 : 375, height: 900 });
    await move(page, previous).click();
    await expectInView(page, last, perView);
    await move(page, next).press("Enter");
    await expectInView(page, 0, perView);
    await expect(move(page, next)).toBeFocused();
    await move(page, next).click();
    await expectInView(page, 1, perView);
    await expectTabStops(page, titles.slice(1, 1 + perView));
    await move(page, previous).click();
  }
});

async function expectTabStops(page: Page, inView: readonly string[]): Promise<void> {
  const before = page.getByRole("link", { name: viewAll.label });
  await before.focus();
  for (const title of inView) {
    await page.keyboard.press("Tab");
    await expect(carouselOf(page).getByRole("link", { name: title })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(move(page, previous)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(move(page, next)).toBeFocused();
  await page.keyboard.press("Tab");
  const isOutside = await carouselOf(page).evaluate((it) => !it.contains(document.activeElement));
  expect(isOutside).toBe(true);
  for (const _ of [next, previous, ...inView, viewAll]) await page.keyboard.press("Shift+Tab");
  await expect(before).toBeFocused();
}

test("the picture of what follows begins at the edge of the page, and leads to it when pressed", async ({
  page,
}) => {
  for (const { width, perView } of widths) {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    const following = carouselOf(page).locator("article").nth(perView);
    await expect(following.locator("div"), "words that would be cut off").toHaveCSS("opacity", "0");
    const picture = await following.locator("picture").boundingBox();
    expect(picture?.x).toBeLessThan(width - 8);
    await page.mouse.click(width - 4, (picture?.y ?? 0) + 40);
    await expectInView(page, perView, perView);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows all of them and no buttons", async ({ page }) => {
    await page.goto("/");
    for (const { width, height } of screens) {
      await page.setViewportSize({ width, height });
      const articles = carouselOf(page).getByRole("article");
      await expect(articles.getByRole("heading")).toHaveText(titles);
      for (const article of await articles.all()) {
        await expect(article).toBeVisible();
        const box = await article.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
      }
    }
    await expect(move(page, next)).toBeHidden();
    await expect(move(page, previous)).toBeHidden();
  });
});

test("without its code, it stays a list that the keys can scroll, whose focus the code keeps", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await interceptEverything(page);
  const letCodeCome = await holdBack(page, carouselCode);
  await openPage(page, "/");
  const list = carouselOf(page).getByRole("list");
  await page.getByRole("link", { name: viewAll.label }).focus();
  await page.keyboard.press("Tab");
  await expect(list).toBeFocused();
  await expect(list.getByRole("heading")).toHaveText(titles);
  // Chromium focuses any scrollable element; other browsers need the attribute.
  await expect(list).toHaveAttribute("tabindex", "0");
  await expect(list.getByRole("article").nth(2)).not.toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(list.getByRole("article").nth(2)).toBeInViewport();

  letCodeCome();
  await expect(move(page, next)).toBeVisible();
  await expect(carouselOf(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(carouselOf(page).getByRole("link", { name: titles[0] })).toBeFocused();
});

for (const { width, perView } of widths) {
  test(`at ${String(width)} px from right to left, it is full in every position`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => document.documentElement.setAttribute("dir", "rtl"));
    await openCarousel(page);
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    for (let first = 0; first <= count; first += 1) {
      await expectInView(page, first % count, perView, "rtl");
      await move(page, next).click();
    }
    // The button of what comes before is on the right, and points there.
    const [before, after] = await Promise.all([
      move(page, previous).boundingBox(),
      move(page, next).boundingBox(),
    ]);
    expect(before?.x).toBeGreaterThan(after?.x ?? Infinity);
    await expect(move(page, next).locator("svg")).toHaveCSS("scale", "-1 1");
  });
}
