/** The case study carousel of the home page: buttons, keys, swipes, both layouts, and no JavaScript. */
import { expect, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { words } from "../setup/words";
import { holdBack, interceptEverything, openPage, screens } from "./site";

const titles = words.caseStudyHighlights.map(({ category }) => category);
const count = titles.length;
const last = count - 1;
const { heading, previous, next, position, pair, viewAll } = words.home.caseStudies;

/** The specification changes the layout at 768 px. */
const widths = [
  { width: 375, perView: 1 },
  { width: 767, perView: 1 },
  { width: 768, perView: 2 },
  { width: 1280, perView: 2 },
];

const carouselOf = (page: Page) => page.getByRole("group", { name: heading, exact: true });
const move = (page: Page, name: string) => carouselOf(page).getByRole("button", { name });

/** What is announced while the item with this index is the first in view. */
function positionOf(first: number, perView: number): string {
  return fillTemplate(perView === 2 ? pair : position, {
    first: String(first + 1),
    second: String(((first + 1) % count) + 1),
    total: String(count),
  });
}

async function expectInView(page: Page, first: number, perView: number): Promise<void> {
  const position = positionOf(first, perView);
  const carousel = carouselOf(page);
  await expect(carousel.getByRole("status")).toHaveText(position);
  const inView = Array.from({ length: perView }, (_, offset) => (first + offset) % count);
  for (const index of inView) {
    const slide = carousel.getByRole("group", { name: positionOf(index, 1), exact: true });
    await expect(slide).toHaveAttribute("aria-roledescription", "slide");
    await expect(slide.getByRole("heading")).toHaveText(titles[index] ?? "");
  }
  await expect(carousel.locator("[aria-roledescription=slide]:not([inert])")).toHaveCount(perView);

  // Only these items are inside the box of the carousel.
  const visible = () =>
    carousel.evaluate((element) => {
      const frame = element.getBoundingClientRect();
      return [...element.querySelectorAll("h3")]
        .filter((heading) => {
          const { left, right } = heading.getBoundingClientRect();
          return right > frame.left && left < frame.right;
        })
        .sort((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
        .map((heading) => heading.textContent);
    });
  await expect.poll(visible).toEqual(inView.map((index) => titles[index]));
}

async function openCarousel(page: Page): Promise<void> {
  await page.goto("/");
  // The section stays in the document when the carousel's code replaces the list in it.
  await page.locator("#case-study").scrollIntoViewIfNeeded();
  await expect(move(page, next)).toBeVisible();
}

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
  await openPage(page, "/");
  const letCodeCome = await holdBack(page, "**/*.js");
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

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test("a swipe moves by one and wraps at both ends, and a small one stays", async ({ page }) => {
    await openCarousel(page);
    const swipe = await swiper(page);
    await expectInView(page, 0, 1);
    await swipe("right", 20);
    await page.waitForTimeout(400);
    await expectInView(page, 0, 1);
    await swipe("right");
    await expectInView(page, last, 1);
    await swipe("left");
    await expectInView(page, 0, 1);
    // The buttons and the swipes share one position.
    await move(page, next).click();
    await swipe("left");
    await expectInView(page, 2, 1);
  });
});

/** Swipes over the carousel with one finger, by a distance in CSS pixels. */
async function swiper(page: Page) {
  const picture = carouselOf(page).getByRole("img").first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  const y = (box?.y ?? 0) + 60;
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  const steps = 5;
  return async (direction: "left" | "right", distance = 240) => {
    const start = direction === "left" ? 300 : 60;
    const sign = direction === "left" ? -1 : 1;
    await touch("touchStart", start);
    for (let step = 1; step <= steps; step += 1)
      await touch("touchMove", start + (sign * distance * step) / steps);
    await touch("touchEnd");
  };
}
