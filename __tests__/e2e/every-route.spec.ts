/** Checks everything about each route in a single visit, because opening a page takes longer than the checks. */
import { expect, type Page, type Request, test } from "@playwright/test";
import { words } from "../setup/words";
import { findCutOffTexts, resize } from "./find-cut-off-texts";
import { findForeignWords } from "./find-foreign-words";
import {
  unknownAddresses,
  expectAccessible,
  holdBack,
  waitForHydration,
  measureShift,
  openPage,
  waitForPaint,
  phone,
  routes,
  scrollThrough,
  collectProblems,
} from "./site";

/**
 * In KB, as the server compresses them and with their headers: the most script that a page may load to its end, such as
 * the carousel and the form, with a tenth of room.
 */
const mostScript = 155;

/** Returns a function that adds up the scripts that a page has loaded since, in KB. */
function weighScripts(page: Page): () => Promise<number> {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  return async () => {
    const ofScripts = requests.filter((request) => request.resourceType() === "script");
    const sizes = await Promise.all(ofScripts.map((request) => request.sizes()));
    const bytes = sizes.map((size) => size.responseBodySize + size.responseHeadersSize);
    return bytes.reduce((sum, each) => sum + each / 1024, 0);
  };
}

/** Opens a page and lets its fonts load after hydration only, the worst case for layout shifts. */
async function openWithLateFonts(page: Page, route: string) {
  const shift = await measureShift(page);
  const letFontsCome = await holdBack(page, "**/*.woff2");
  const response = await page.goto(route, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  // Scripts wait for the load event, which waits for the fonts, but not for a visitor who scrolls.
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await waitForHydration(page);
  expect(await shift(), "cumulative layout shift without fonts").toBeLessThan(0.02);
  letFontsCome();
  await page.waitForLoadState("load");
  await waitForPaint(page);
  // How many lines wrap differently with the fonts depends on content.
  const withFonts = await shift();
  return { status: response?.status(), shiftSince: async () => (await shift()) - withFonts };
}

// In another time zone, the browser would name it in its own words.
test.use({ viewport: phone, timezoneId: words.company.hours.timeZone });

for (const route of [...routes, ...unknownAddresses]) {
  test(`everything about ${route}`, async ({ page }) => {
    const problems = await collectProblems(page);
    const weigh = weighScripts(page);
    const { status, shiftSince } = await openWithLateFonts(page, route);
    expect(status).toBe(routes.includes(route) ? 200 : 404);
    await scrollThrough(page);
    expect(await shiftSince(), "layout shift of what is lazy").toBeLessThan(0.02);
    expect(await weigh(), "KB of script").toBeLessThan(mostScript);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await findForeignWords(page), "words that content does not have").toEqual([]);
    await expectAccessible(page, "html", "light");
    expect(await findCutOffTexts(page)).toEqual([]);
    await resize(page, 320);
    expect(await findCutOffTexts(page), "at 320 px").toEqual([]);
    await resize(page, 1280);
    await expectAccessible(page, "html", "dark");
    expect(await findCutOffTexts(page), "at 1280 px").toEqual([]);
    expect(problems).toEqual([]);
  });
}

test("words of forty letters and a page from right to left stay on the screen", async ({
  page,
}) => {
  for (const route of ["/", "/about-us", "/service", "/contact-us"]) {
    await openPage(page, route);
    await scrollThrough(page);
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    for (const width of [375, 1280]) {
      await resize(page, width);
      expect(await findCutOffTexts(page), `${route} from right to left, ${width} px`).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.setAttribute("dir", "ltr"));
    await page.getByRole("main").evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const longWord = "Donaudampfschifffahrtselektrizitätenhaupt";
      while (texts.nextNode())
        texts.currentNode.textContent =
          texts.currentNode.textContent?.replace(/\p{L}{3,}/u, longWord) ?? "";
    });
    for (const width of [320, 768]) {
      await resize(page, width);
      expect(await findCutOffTexts(page), `${route} with long words, ${width} px`).toEqual([]);
    }
  }
});
