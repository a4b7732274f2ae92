/** The case study carousel under real fingers, in both directions of the text. */
import { expect, type Page, test } from "@playwright/test";
import { words } from "../setup/words";
import { carouselOf, count, expectInView, move, openCarousel } from "./carousel";

const { next } = words.home.caseStudies;

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
  moves: number;
}[] = [
  { what: "a swipe to the left", path: swipeLeft, moves: 1 },
  { what: "a swipe to the right", path: swipeRight, moves: -1 },
  { what: "a slanting swipe", path: straight(-200, 80), moves: 1 },
  { what: "a small movement", path: straight(20, 0), moves: 0 },
  { what: "a long scroll that drifts", path: straight(-30, -300), moves: 0 },
  { what: "a swipe that goes back", path: [...swipeLeft, [-5, 0]], moves: 0 },
];

for (const direction of ["ltr", "rtl"] as const) {
  test.describe(`on a touch screen, in a page that is ${direction}`, () => {
    test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

    test("only a sideways swipe moves, by one, and wraps at both ends", async ({ page }) => {
      await openCarousel(page);
      // As a translator does.
      await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
      const touch = await toucher(page);
      await expectInView(page, 0, 1);
      const list = page.locator(".slider");
      await expect(list).toHaveCSS("touch-action", /pan-y.*pinch-zoom|pinch-zoom.*pan-y/);
      let current = 0;
      for (const { what, path, moves } of touches) {
        await test.step(what, async () => {
          await touch(path);
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

/** Returns what touches the carousel with real fingers. */
async function toucher(page: Page) {
  const client = await page.context().newCDPSession(page);
  return async (path: Path) => {
    const frame = carouselOf(page);
    await frame.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const box = await frame.boundingBox();
    const x = path.some(([along]) => along < 0) ? 300 : 60;
    const y = (box?.y ?? 0) + 200;
    const send = (type: "touchStart" | "touchMove", [along, down]: readonly [number, number]) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x: x + along, y: y + down }],
      });
    await send("touchStart", [0, 0]);
    for (const place of path) await send("touchMove", place);
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}
