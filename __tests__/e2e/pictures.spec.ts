/** Which pictures a page loads, when, and in which size. */
import { expect, type Request, test } from "@playwright/test";
import { service } from "../setup/services";
import { words } from "../setup/words";
import { openPage } from "./site";

const isLazyPicture = (request: Request) => /\/(ambitions|case)-[^/]*$/.test(request.url());

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures below the first screen load without a script", async ({ page }) => {
    const picture = page.waitForRequest(isLazyPicture);
    await page.goto("/");
    await picture;
  });
});

for (const [screen, deviceScaleFactor, isWithinPage] of [
  ["phone", 2, true],
  ["sharper phone", 3, false],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor });

    for (const route of ["/", "/case-study", `/services/${service.name}`]) {
      test(`${route}: a ${screen} shows the ${isWithinPage ? "small" : "usual"} first picture`, async ({
        page,
      }) => {
        await openPage(page, route);
        const first = page.locator("main picture > img").first();
        await expect(first).toHaveJSProperty("complete", true);
        const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
        // Its address, or its bytes if they are few.
        const marked = await page
          .locator("source[data-within-page]")
          .first()
          .evaluate((source: HTMLSourceElement) => source.srcset.split(/ \d/)[0] ?? "");
        expect(shown.endsWith(marked)).toBe(isWithinPage);
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
