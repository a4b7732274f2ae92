/** What lies below the first screen is laid out once that is painted, unless the page opens further down. */
import { expect, type Page, test } from "@playwright/test";
import { openPage, scrollPageTo, scrollPosition } from "./site";

/** Tells of this and each later document whether its footer was laid out when the first frame was painted. */
async function recordFirstFrame(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      requestAnimationFrame(() => {
        const isLaidOut = document
          .querySelector("footer *")
          ?.checkVisibility({ contentVisibilityAuto: true });
        Object.assign(window, { wasFooterLaidOut: isLaidOut });
      });
    });
  });
  return () => page.evaluate("window.wasFooterLaidOut");
}

const isFooterLaidOut = (page: Page) =>
  page
    .locator("footer *")
    .first()
    .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));

test("a page paints its first screen before it lays out the rest", async ({ page }) => {
  const wasFooterLaidOut = await recordFirstFrame(page);
  await openPage(page, "/");
  expect(await wasFooterLaidOut()).toBe(false);
  await expect.poll(() => isFooterLaidOut(page)).toBe(true);
  await expect(page.locator("html")).not.toHaveAttribute("data-first-screen");
});

test("a page that is reloaded further down is laid out at once", async ({ page }) => {
  const wasFooterLaidOut = await recordFirstFrame(page);
  await openPage(page, "/");
  await scrollPageTo(page, 3000);
  await page.reload({ waitUntil: "networkidle" });
  expect(await wasFooterLaidOut()).toBe(true);
  expect(await scrollPosition(page)).toBe(3000);
});

test("so is one that opens at a fragment", async ({ page }) => {
  const wasFooterLaidOut = await recordFirstFrame(page);
  await openPage(page, "/#get-in-touch");
  expect(await wasFooterLaidOut()).toBe(true);
});

test("without a script nothing is held back", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/");
  expect(await isFooterLaidOut(page)).toBe(true);
  await context.close();
});
