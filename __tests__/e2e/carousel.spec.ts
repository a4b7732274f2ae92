/** The case study carousel of the home page: buttons, keys, swipes, both layouts, and no JavaScript. */
import { expect, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { carouselCode } from "../setup/code-of";
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

async function expectInView(
  page: Page,
  first: number,
  perView: number,
  direction: "ltr" | "rtl" = "ltr",
): Promise<void> {
  const position = positionOf(first, perView);
  const carousel = carouselOf(page);
  await expect(carousel.getByText(position, { exact: true })).toBeVisible();
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
  const expected = inView.map((index) => titles[index]);
  await expect.poll(visible).toEqual(direction === "rtl" ? expected.reverse() : expected);
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

/** Where a finger is, in CSS pixels from where it began. */
type Path = readonly (readonly [x: number, y: number])[];

/** A straight way in five steps. */
const straight = (x: number, y: number): Path =>
  [1, 2, 3, 4, 5].map((step) => [(x * step) / 5, (y * step) / 5]);

const swipeLeft = straight(-240, 0);
const swipeRight = straight(240, 0);

/** What a touch does, and by how many items it moves where text runs from left to right. */
const touches: readonly {
  what: string;
  path: Path;
  ends?: "touchCancel";
  fingers?: 2;
  moves: number;
}[] = [
  { what: "a swipe to the left", path: swipeLeft, moves: 1 },
  { what: "a swipe to the right", path: swipeRight, moves: -1 },
  { what: "a slanting swipe", path: straight(-200, 80), moves: 1 },
  { what: "a small movement", path: straight(20, 0), moves: 0 },
  { what: "a long scroll that drifts", path: straight(-30, -300), moves: 0 },
  { what: "a scroll that turns sideways", path: [[0, -60], ...swipeLeft], moves: 0 },
  { what: "a swipe that goes back", path: [...swipeLeft, [-5, 0]], moves: 0 },
  { what: "a cancelled swipe", path: straight(-120, 0), ends: "touchCancel", moves: 0 },
  { what: "two fingers", path: swipeLeft, fingers: 2, moves: 0 },
];

for (const direction of ["ltr", "rtl"] as const) {
  test.describe(`on a touch screen, in a page that is ${direction}`, () => {
    test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

    test("only a sideways swipe of one finger moves, by one, and wraps at both ends", async ({
      page,
    }) => {
      await openCarousel(page);
      // As a translator does.
      await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
      const touch = await toucher(page);
      await expectInView(page, 0, 1);
      const list = page.locator(".slider");
      await expect(list).toHaveCSS("touch-action", /pan-y.*pinch-zoom|pinch-zoom.*pan-y/);
      let current = 0;
      for (const { what, path, ends, fingers, moves } of touches) {
        await test.step(what, async () => {
          await touch(path, ends, fingers);
          current = (current + (direction === "rtl" ? -moves : moves) + count) % count;
          await page.waitForTimeout(350);
          await expectInView(page, current, 1);
          await expect(list).toHaveCSS("transform", "none");
        });
      }
      // The buttons and the swipes share one position.
      await move(page, next).click();
      await touch(direction === "rtl" ? swipeRight : swipeLeft);
      await expectInView(page, (current + 2) % count, 1);
    });
  });
}

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

/** Returns what touches the carousel with real fingers. */
async function toucher(page: Page) {
  const client = await page.context().newCDPSession(page);
  return async (path: Path, ends: "touchEnd" | "touchCancel" = "touchEnd", fingers = 1) => {
    const frame = carouselOf(page);
    await frame.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const box = await frame.boundingBox();
    const x = path.some(([along]) => along < 0) ? 300 : 60;
    const y = (box?.y ?? 0) + 200;
    const send = (type: "touchStart" | "touchMove", [along, down]: readonly [number, number]) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: Array.from({ length: fingers }, (_, id) => ({
          x: x + along,
          y: y + down + 40 * id,
          id,
        })),
      });
    await send("touchStart", [0, 0]);
    for (const place of path) await send("touchMove", place);
    await client.send("Input.dispatchTouchEvent", { type: ends, touchPoints: [] });
  };
}
