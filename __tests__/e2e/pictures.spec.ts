/** Which pictures a page loads, when, and in which size. */
import { expect, type Page, test } from "@playwright/test";
import { isThere, routes } from "../setup/routes";
import { service } from "../setup/services";
import { words } from "../setup/words";
import { openPage } from "./site";

const pages = ["/case-study", `/services/${service.name}`, "/"].filter(isThere);

/** Whether the first picture that a page shows is the one within the page: its address, or its bytes if they are few. */
async function isFirstWithinPage(page: Page, route: string): Promise<boolean> {
  await openPage(page, route);
  const first = page.locator("main picture > img").first();
  await expect(first).toHaveJSProperty("complete", true);
  const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  const marked = await page
    .locator("source[data-within-page]")
    .first()
    .evaluate((source: HTMLSourceElement) => source.srcset.split(/ \d/)[0] ?? "");
  return shown.endsWith(marked);
}

/** The files that show fewer pixels than their boxes have, a box that crops its picture included. */
async function enlarged(images: (HTMLElement | SVGElement)[]): Promise<string[]> {
  const found: string[] = [];
  for (const image of images) {
    if (!(image instanceof HTMLImageElement)) continue;
    image.loading = "eager";
    await image.decode();
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    const { width, height } = image.getBoundingClientRect();
    const scale = Math.max(width / file.naturalWidth, height / file.naturalHeight);
    const source = image.parentElement?.querySelector("source:not([media])");
    const widths = source?.getAttribute("srcset")?.match(/\d+(?=w)/g) ?? [];
    const hasLarger = widths.some((each) => Number(each) > file.naturalWidth);
    if (scale > 1.03 && hasLarger) found.push(`${file.src}: ${scale.toFixed(2)}`);
  }
  return found;
}

const screens = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

test.describe("as it is prebuilt", () => {
  // Scripts change no picture, and take most of the time that a page needs.
  test.use({ javaScriptEnabled: false });

  for (const route of routes)
    test(`no picture is enlarged that has a larger file: ${route}`, async ({ page }) => {
      const images = page.locator("main picture > img");
      for (const screen of screens) {
        await page.setViewportSize(screen);
        // A browser keeps a larger file that it has, so the page is loaded for each screen.
        await page.goto(route);
        expect(await images.evaluateAll(enlarged), `${screen.width} px`).toEqual([]);
      }
    });
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });

  test("shows portraits beside the names, not above them", async ({ page }) => {
    await openPage(page, "/about-us");
    const { heading } = words.aboutUs.team;
    const card = page.getByRole("region", { name: heading }).getByRole("listitem").first();
    const portrait = await card.getByRole("img").boundingBox();
    const name = await card.getByRole("heading").boundingBox();
    expect(portrait?.width).toBeLessThan(375 / 2);
    expect(name?.x).toBeGreaterThan((portrait?.x ?? 0) + (portrait?.width ?? 0));
    expect(name?.y).toBeCloseTo(portrait?.y ?? 0, 0);
  });

  test("shows the small first picture", async ({ page }) => {
    for (const route of pages) expect(await isFirstWithinPage(page, route), route).toBe(true);
  });
});

test.describe("a sharper phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 3 });

  test("shows the usual first picture, as AVIF in a size that fits the screen", async ({
    page,
  }) => {
    for (const route of pages) expect(await isFirstWithinPage(page, route), route).toBe(false);
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

if (isThere("/case-study"))
  test("a case study's picture leads where its link does", async ({ page }) => {
    await openPage(page, "/case-study");
    for (const tile of await page.locator("main article").all()) {
      await tile.scrollIntoViewIfNeeded();
      const pressed = await tile.locator("img").evaluate((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a")?.href;
      });
      const link = tile.getByRole("link");
      expect(pressed).toBe(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
    }
  });
