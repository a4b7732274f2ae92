/** What a visit costs: bytes, layout shifts, pictures. */
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { holdBack, openPage, routes, screens, scrollThrough, takenOver } from "./site";

/** JavaScript on the home page, gzip: before anybody touches anything, and read to its end. */
const budgets = { untouched: 130 * 1024, readToTheEnd: 160 * 1024 };

test("JavaScript on the home page stays within its budgets", async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on("request", (each) => {
    if (each.resourceType() === "script" || each.url().endsWith(".js")) scripts.add(each.url());
  });
  const weigh = async (what: string) => {
    let bytes = 0;
    for (const script of scripts)
      bytes += gzipSync(await (await request.get(script)).body()).length;
    const inline = await page.locator("script:not([src]):not([type])").allTextContents();
    bytes += gzipSync(inline.join("")).length;
    console.log(`home page, ${what}: ${(bytes / 1024).toFixed(1)} KB gzip, ${scripts.size} files`);
    return bytes;
  };

  await openPage(page, "/");
  expect(scripts.size).toBeGreaterThan(2);
  expect(await weigh("untouched")).toBeLessThanOrEqual(budgets.untouched);

  await scrollThrough(page);
  // The carousel and the form have arrived by now.
  await expect(page.getByRole("button", { name: "Next case study" })).toBeVisible();
  expect(await weigh("read to the end")).toBeLessThanOrEqual(budgets.readToTheEnd);
});

/** Adds up how far things move on their own, from the beginning. */
async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate("window.shift");
}

for (const route of routes) {
  test(`${route}: nothing moves while it loads`, async ({ page }) => {
    const shift = await watchShifts(page);
    // Whether the fonts come before or after the first paint is luck; the next test has them come after it.
    await page.route("**/*.woff2", (font) => font.abort());
    await openPage(page, route);
    await scrollThrough(page);
    expect(await shift(), "cumulative layout shift").toBeLessThan(0.01);
  });

  for (const { name, width, height } of screens) {
    test(`${route}, ${name}: little moves when the fonts come late`, async ({ page }) => {
      const shift = await watchShifts(page);
      await page.setViewportSize({ width, height });
      const letCome = await holdBack(page, "**/*.woff2");
      await page.goto(route, { waitUntil: "domcontentloaded" });
      const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
      await page.waitForFunction(isPainted);
      letCome();
      await page.waitForLoadState("networkidle");
      await page.waitForFunction(() => document.fonts.check("500 16px Fraunces"));
      await takenOver(page);
      // What counts as good (web.dev/articles/cls): a heading may have one line more or less than before.
      expect(await shift(), "cumulative layout shift").toBeLessThan(0.1);
    });
  }
}

test("the hero is fetched first, as AVIF, in a size that fits the screen", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, "/");
  const source = await page
    .getByRole("img", { name: /staircase/ })
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toMatch(/\.avif$/);
  const width = await page
    .getByRole("img", { name: /staircase/ })
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBeLessThanOrEqual(750);
});

test("every picture says its width and height", async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    const sizes = await page
      .locator("picture > img")
      .evaluateAll((images) =>
        images.map((image) => [image.getAttribute("width"), image.getAttribute("height")]),
      );
    for (const size of sizes.flat()) expect(size).toMatch(/^\d{3,4}$/);
  }
});

test("a page carries one style tag and no style attribute of ours", async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    expect(html.match(/<style/g)).toHaveLength(1);
    // Gatsby's own two: the wrapper it focuses and the region it announces pages in.
    expect(html.match(/ style="/g) ?? []).toHaveLength(2);
  }
});
