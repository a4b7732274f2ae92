/** Which pictures a page loads, when, and in which size. */
import { expect, type Request, test } from "@playwright/test";
import { words } from "../setup/words";
import { holdBack, openPage, routes } from "./site";

const isLazyPicture = (request: Request) => /\/(ambitions|case)-[^/]*$/.test(request.url());

test("pictures below the first screen wait until it is painted", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (isLazyPicture(request)) requested.push(request.url());
  });
  const letHeroCome = await holdBack(page, "**/hero.avif");
  const hero = page.waitForRequest("**/hero.avif");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await hero;
  await page.waitForTimeout(500);
  expect(requested).toEqual([]);
  letHeroCome();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures below the first screen load without a script", async ({ page }) => {
    const picture = page.waitForRequest(isLazyPicture);
    await page.goto("/");
    await picture;
  });
});

for (const [screen, deviceScaleFactor, source] of [
  ["phone has within the page", 2, /^data:image\/avif;base64,/],
  ["sharper screen requests", 3, /\.avif$/],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor });

    for (const route of ["/", "/case-study"]) {
      test(`${route}: a ${screen} the first picture`, async ({ page }) => {
        await openPage(page, route);
        const first = page.locator("main picture > img").first();
        await expect(first).toHaveJSProperty("complete", true);
        expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(source);
      });
    }
  });
}

test.describe(() => {
  test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 3 });

  test("the hero loads as AVIF, in a size that fits the screen", async ({ page }) => {
    await openPage(page, "/");
    const hero = page.getByRole("img", { name: words.home.hero.imageAlt });
    const file = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
    const sources = await page
      .locator("picture", { has: hero })
      .locator("source")
      .evaluateAll((all) => all.map((source) => source.getAttribute("srcset")).join());
    const width = new RegExp(`${new URL(file).pathname} (\\d+)w`).exec(sources)?.[1];
    // As many pixels as the screen has, or the next smaller file.
    expect(Number(width)).toBeGreaterThan(700);
    expect(Number(width)).toBeLessThanOrEqual(375 * 3);
  });
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
