/** The case study carousel of the home page: buttons, keys, fingers, both layouts and directions. */
import { expect, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { carouselCode } from "../setup/built-scripts";
import { carouselMoves, words } from "../setup/words";
import {
  holdBack,
  interceptEverything,
  openPage,
  waitForPaint,
  phone,
  scrollThrough,
} from "./site";

const { heading, next, previous, position, pair, viewAll, viewKind } = words.carousel;
const titles = words.caseStudyHighlights.map(({ category }) => category);
const count = titles.length;
const slides = `[aria-roledescription="${viewKind}"]`;

const locateCarousel = (page: Page) => page.getByRole("group", { name: heading, exact: true });
const locateButton = (page: Page, name: string) =>
  locateCarousel(page).getByRole("button", { name });

async function openCarousel(page: Page): Promise<void> {
  await page.goto("/");
  // The section stays in the document when the carousel's code replaces the list in it.
  await page.locator("#case-study").scrollIntoViewIfNeeded();
  await expect(locateButton(page, next)).toBeVisible();
}

/** Expects these items in the carousel's box, from left to right, and announced. */
async function expectInView(page: Page, first: number, perView: number) {
  const template = perView === 2 ? pair : position;
  const announced = fillTemplate(template, {
    first: String(first + 1),
    second: String(((first + 1) % count) + 1),
    total: String(count),
  });
  const carousel = locateCarousel(page);
  await expect(carousel.getByText(announced, { exact: true })).toBeVisible();
  await expect(carousel.locator(`${slides}:not([inert])`)).toHaveCount(perView);
  const visible = () =>
    carousel.evaluate((element) => {
      const frame = element.getBoundingClientRect();
      return [...element.querySelectorAll("h3")]
        .map((title) => ({ text: title.textContent, box: title.getBoundingClientRect() }))
        .filter(({ box }) => box.right > frame.left && box.left < frame.right)
        .sort((one, other) => one.box.x - other.box.x)
        .map(({ text }) => text);
    });
  const expected = Array.from({ length: perView }, (_, offset) => titles[(first + offset) % count]);
  await expect.poll(visible).toEqual(expected);
}

if (carouselMoves) {
  test("it shows one below 768 px and two from there on, wraps at both ends, and Tab stops at what is in view", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openCarousel(page);
    for (const [width, perView] of [
      [767, 1],
      [768, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expectInView(page, 0, perView);
      await locateButton(page, previous).click();
      await expectInView(page, count - 1, perView);
      await locateButton(page, next).press("Enter");
      await expectInView(page, 0, perView);
      await expect(locateButton(page, next)).toBeFocused();
    }
    await page.getByRole("link", { name: viewAll.label }).focus();
    for (const title of titles.slice(0, 2)) {
      await page.keyboard.press("Tab");
      await expect(locateCarousel(page).getByRole("link", { name: title })).toBeFocused();
    }
    for (const name of [previous, next]) {
      await page.keyboard.press("Tab");
      await expect(locateButton(page, name)).toBeFocused();
    }
    const list = locateCarousel(page).getByRole("list");
    const seconds = await list.evaluate((slides) => getComputedStyle(slides).transitionDuration);
    expect(parseFloat(seconds), "motion that is not wanted").toBeLessThan(0.001);
    // A zoom leaves the slide that has the focus.
    await locateCarousel(page).getByRole("link", { name: titles[1] }).focus();
    await page.setViewportSize({ width: 767, height: 900 });
    await expectInView(page, 1, 1);
  });

  test("wide screens show no more of a third slide than a laptop's", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openCarousel(page);
    /** How much is seen of the slide after the two, in per cent of its width. Both grow with the text. */
    const measurePeek = () =>
      locateCarousel(page).evaluate((element, selector) => {
        const slide = element.querySelectorAll(selector).item(2);
        const frame = slide.closest(".carousel-root")?.parentElement ?? element;
        const seenTo = frame.getBoundingClientRect().right;
        const { left, width } = slide.getBoundingClientRect();
        return Math.round((100 * (seenTo - left)) / width);
      }, slides);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectInView(page, 0, 2);
    const peek = await measurePeek();
    expect(peek).toBeGreaterThan(0);
    for (const width of [1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measurePeek(), `${width} px`).toBe(peek);
    }
  });

  for (const direction of ["ltr", "rtl"] as const)
    test.describe(`under a finger, in a page that is ${direction},`, () => {
      test.use({ hasTouch: true, viewport: phone });

      test("a sideways swipe moves by one and wraps, and a scroll that drifts moves nothing", async ({
        page,
      }) => {
        const isRtl = direction === "rtl";
        await page.addInitScript(
          (dir) =>
            document.addEventListener(
              "DOMContentLoaded",
              () => (document.documentElement.dir = dir),
            ),
          direction,
        );
        await openCarousel(page);
        await scrollThrough(page);
        const swipe = await createSwipe(page);
        // From left to right, a swipe to the left leads on.
        const on = isRtl ? 240 : -240;
        await expectInView(page, 0, 1);
        await swipe(on, 0);
        await expectInView(page, 1, 1);
        await swipe(-30, -250);
        await expectInView(page, 1, 1);
        await swipe(-on, 0);
        await expectInView(page, 0, 1);
        await swipe(-on, 0);
        await expectInView(page, count - 1, 1);
        // The buttons and the swipes share one position.
        await locateButton(page, next).click();
        await expectInView(page, 0, 1);
      });
    });

  test("without its code, it stays a list that the keys can scroll, whose focus the code keeps", async ({
    page,
  }) => {
    await interceptEverything(page);
    const letCodeCome = await holdBack(page, carouselCode);
    await openPage(page, "/");
    const list = locateCarousel(page).getByRole("list");
    await page.getByRole("link", { name: viewAll.label }).focus();
    await page.keyboard.press("Tab");
    await expect(list).toBeFocused();
    // Chromium focuses any scrollable element; other browsers need the attribute.
    await expect(list).toHaveAttribute("tabindex", "0");
    await expect(list.getByRole("article").nth(2)).not.toBeInViewport();
    await page.keyboard.press("ArrowRight");
    await expect(list.getByRole("article").nth(2)).toBeInViewport();
    letCodeCome();
    await expect(locateButton(page, next)).toBeVisible();
    await expect(locateCarousel(page)).toBeFocused();
  });
}

/** Returns what moves a real finger over the carousel, in five steps. */
async function createSwipe(page: Page) {
  const client = await page.context().newCDPSession(page);
  return async (along: number, down: number) => {
    await locateCarousel(page).evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await waitForPaint(page);
    const box = await locateCarousel(page).boundingBox();
    const [x, y] = [along < 0 ? 300 : 60, (box?.y ?? 0) + 200];
    for (let step = 0; step <= 5; step += 1) {
      await client.send("Input.dispatchTouchEvent", {
        type: step === 0 ? "touchStart" : "touchMove",
        touchPoints: [{ x: x + (along * step) / 5, y: y + (down * step) / 5 }],
      });
      await waitForPaint(page);
    }
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}
