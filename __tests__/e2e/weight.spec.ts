/** The weight of the pages: bytes of JavaScript, layout shifts, pictures. */
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { holdBack, openPage, routes, screens, scrollThrough, hydrated } from "./site";

/** Bytes of JavaScript on the home page, with gzip: as loaded, and after scrolling to its end. */
const budgets = { loaded: 130 * 1024, scrolled: 160 * 1024 };

test("the JavaScript of the home page stays within its budgets", async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on("request", (each) => {
    if (each.resourceType() === "script" || each.url().endsWith(".js")) scripts.add(each.url());
  });
  const weigh = async (state: string) => {
    let bytes = 0;
    for (const script of scripts)
      bytes += gzipSync(await (await request.get(script)).body()).length;
    const inline = await page.locator("script:not([src]):not([type])").allTextContents();
    bytes += gzipSync(inline.join("")).length;
    console.log(`home page, ${state}: ${(bytes / 1024).toFixed(1)} KB gzip, ${scripts.size} files`);
    return bytes;
  };

  await openPage(page, "/");
  expect(scripts.size).toBeGreaterThan(2);
  expect(await weigh("as loaded")).toBeLessThanOrEqual(budgets.loaded);

  await scrollThrough(page);
  // The carousel and the form load after scrolling.
  await expect(page.getByRole("button", { name: "Next case study" })).toBeVisible();
  expect(await weigh("scrolled to the end")).toBeLessThanOrEqual(budgets.scrolled);
});

test("a page loads two small fonts, and all of Latin only for a character that they lack", async ({
  page,
}) => {
  const fonts = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.url().endsWith(".woff2")) {
      fonts.set(response.url(), (await response.body()).length);
    }
  });
  await openPage(page, "/contact-us");
  await expect.poll(() => fonts.size).toBe(2);
  const bytes = [...fonts.values()].reduce((sum, each) => sum + each, 0);
  expect(bytes).toBeLessThanOrEqual(42 * 1024);

  await page.getByLabel("Message", { exact: true }).fill("Caf\u00e9");
  await expect.poll(() => fonts.size).toBe(3);
});

/** Measures the cumulative layout shift. To be called before the page is opened. */
async function measureShift(page: Page): Promise<() => Promise<unknown>> {
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
  test(`${route}: nothing shifts while it loads`, async ({ page }) => {
    const shift = await measureShift(page);
    // Fonts may load before or after the first paint. The next test covers fonts that load after it.
    await page.route("**/*.woff2", (font) => font.abort());
    await openPage(page, route);
    await scrollThrough(page);
    expect(await shift(), "cumulative layout shift").toBeLessThan(0.01);
  });

  for (const { name, width, height } of screens) {
    test(`${route}, ${name}: little shifts when the fonts load late`, async ({ page }) => {
      const shift = await measureShift(page);
      await page.setViewportSize({ width, height });
      const release = await holdBack(page, "**/*.woff2");
      await page.goto(route, { waitUntil: "domcontentloaded" });
      const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
      await page.waitForFunction(isPainted);
      release();
      await page.waitForLoadState("networkidle");
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) => /Fraunces"?$/.test(family) && status === "loaded",
        ),
      );
      await hydrated(page);
      // The limit of a good score (web.dev/articles/cls). A heading may gain or lose a line.
      expect(await shift(), "cumulative layout shift").toBeLessThan(0.1);
    });
  }
}

test("the hero loads as AVIF, in a size that fits the screen", async ({ page }) => {
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

test("every picture has a width and a height", async ({ page }) => {
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

test("all services have the same style sheet, so the security policy does not grow with their number", async ({
  request,
}) => {
  const styles = new Set<string | undefined>();
  for (const name of ["human-resources", "marketing", "strategy"]) {
    const html = await (await request.get(`/services/${name}`)).text();
    styles.add(/<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1]);
  }
  expect(styles).not.toContain(undefined);
  expect(styles.size).toBe(1);
});

test("a page has one style tag and no style attributes", async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).not.toContain(' style="');
  }
});
