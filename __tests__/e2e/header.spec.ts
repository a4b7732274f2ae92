/** The header fits and is readable: with larger text and wider spacing, over the picture, and scrolled. */
import { chromium, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "../setup/browser";
import { paletteOf } from "../../src/theme/tokens";
import { type Colour, contrast, cssColour } from "../setup/contrast";
import { words } from "../setup/words";
import { resize } from "./cut-off-texts";
import { openPage } from "./site";

const light = paletteOf("light");
const menu = (page: Page) =>
  page.getByRole("navigation", { name: words.navigation.main.label, exact: true });
const menuButton = (page: Page) =>
  page.getByRole("button", { name: words.labels.openMenu, exact: true });

test("over the hero it is transparent up to 10 px of scroll, then a raised band", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/");
  const header = page.getByRole("banner");
  const logo = header.getByRole("link", { name: words.company.name });
  await expect(header).toHaveCSS("color", cssColour(light.onPicture));
  const logoBefore = await logo.boundingBox();
  await page.evaluate(() => scrollTo(0, 10));
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo(0, 11));
  await expect(header).toHaveCSS("background-color", cssColour(light.header));
  await expect(header).toHaveCSS("color", cssColour(light.textMuted));
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await expect
    .poll(async () => (await logo.boundingBox())?.width)
    .toBeLessThan((logoBefore?.width ?? 0) - 10);
});

// The row of links begins at 48em, which a window of 1024 px has with the first two.
for (const fontSize of [16, 20, 32]) {
  test(`with text of ${fontSize} px, the header fits at 320, 375, 768 and 1024 px`, async ({
    baseURL,
  }) => {
    await withTextSize(fontSize, async (page) => {
      await openPage(page, `${baseURL}/`);
      expect(await rootFontSize(page)).toBe(`${fontSize}px`);
      for (const width of [320, 375, 768, 1024]) {
        await resize(page, width);
        await expectHeaderFits(page, width);
        const isWide = width >= 48 * fontSize;
        await expect(menu(page)).toBeVisible({ visible: isWide });
        await expect(menuButton(page)).toBeVisible({ visible: !isWide });
      }
    });
  });
}

test("on every screen, each focus ring over the picture has at least 3 : 1", async ({ page }) => {
  for (const width of [375, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, "/");
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number): Colour => {
      const start = (y * info.width + x) * info.channels;
      return [...data.subarray(start, start + 3)];
    };
    // The skip link brings its own ground.
    await page.keyboard.press("Tab");
    const names: string[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const ring = await focusRing(page);
      if (!ring.isOverPicture) break;
      names.push(ring.name);
      const faint = ring.points.filter(([x, y]) => contrast(ring.colour, colourAt(x, y)) < 3);
      expect(faint, `points of ${ring.name} at ${width} px`).toEqual([]);
    }
    expect(names.length, names.join(", ")).toBeGreaterThanOrEqual(5);
  }
});

/** The colour and the pixels of the ring around the element that has the focus. */
const focusRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(focused);
    const distance = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    const box = focused.getBoundingClientRect();
    const left = Math.floor(box.left - distance);
    const right = Math.floor(box.right + distance);
    const top = Math.floor(box.top - distance);
    const bottom = Math.floor(box.bottom + distance);
    const points: [number, number][] = [];
    for (let x = left; x <= right; x += 1) points.push([x, top], [x, bottom]);
    for (let y = top; y <= bottom; y += 1) points.push([left, y], [right, y]);
    return {
      name: focused.ariaLabel ?? focused.textContent.trim(),
      isOverPicture: focused.closest("header, [data-under-header]") !== null,
      colour: (outlineColor.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
      points: points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight),
    };
  });

test("at 320 px with the text spacing that WCAG names, the logo is whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, "/about-us");
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      "*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}",
    );
    document.adoptedStyleSheets = [spacing];
  });
  const logo = page
    .getByRole("banner")
    .getByRole("link", { name: words.company.name })
    .locator("span span");
  const lost = await logo.evaluate((text) => text.scrollWidth - text.clientWidth);
  expect(lost).toBe(0);
});

/**
 * Opens a browser of its own, for a visitor who prefers another text size.
 * @param fontSize the browser's default font size, in CSS pixels, which only a start of the browser sets
 */
async function withTextSize(fontSize: number, run: (page: Page) => Promise<void>): Promise<void> {
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--blink-settings=defaultFontSize=${fontSize}`],
  });
  try {
    await run(await browser.newPage());
  } finally {
    await browser.close();
  }
}

const rootFontSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

/** Every control has its whole target, inside the window and beside the others. */
async function expectHeaderFits(page: Page, width: number): Promise<void> {
  const { scrollWidth, controls } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    controls: [...document.querySelectorAll("header a, header button")]
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const { left, right, width, height } = control.getBoundingClientRect();
        const icon = [...control.querySelectorAll("svg")].find((svg) => svg.checkVisibility());
        const iconWidth = icon?.getBoundingClientRect().width;
        const isButton = control.matches("button");
        return { name: control.ariaLabel, left, right, width, height, iconWidth, isButton };
      }),
  }));
  expect(scrollWidth, "width of the page").toBeLessThanOrEqual(width);
  expect(controls.filter(({ isButton }) => isButton).length).toBeGreaterThanOrEqual(2);
  let end = 0;
  for (const { name, left, right, width: size, height, iconWidth, isButton } of controls) {
    const what = `${name ?? "a link"} at ${width} px`;
    expect(left, `left of ${what}`).toBeGreaterThanOrEqual(end);
    expect(right, `right of ${what}`).toBeLessThanOrEqual(width);
    expect(height, `height of ${what}`).toBeGreaterThanOrEqual(44);
    if (isButton) {
      expect(size, `width of ${what}`).toBeGreaterThanOrEqual(44);
      expect(iconWidth, `icon of ${what}`).toBeGreaterThanOrEqual(20);
    }
    end = right;
  }
}

test("at every width the logo shrinks once the page is scrolled", async ({ page }) => {
  // In motion, the first sizes would be those on the way from one width to the next.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const logo = page.getByRole("banner").getByRole("link", { name: words.company.name });
  const size = () => logo.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const sizes: { width: number; before: number }[] = [];
  for (const width of [320, 340, 360, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    sizes.push({ width, before: await size() });
  }
  await page.evaluate(() => scrollTo(0, 300));
  for (const { width, before } of sizes) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(size, `at ${String(width)} px`).toBeLessThan(0.95 * before);
  }
});
