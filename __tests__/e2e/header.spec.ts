/** The header for every visitor: without JavaScript, before hydration, with larger text, with keys. */
import { chromium, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "../setup/browser";
import { type Colour, contrast } from "../setup/contrast";
import { linkTo, words } from "../setup/words";
import { holdBack, hydrated, openPage, scrollPageTo } from "./site";
import { resize } from "./cut-off-texts";

const { openMenu: openLabel, closeMenu: closeLabel } = words.labels;
const phone = { width: 375, height: 812 };

const menuOf = (page: Page) =>
  page.getByRole("navigation", { name: words.navigation.main.label, exact: true });
const toggle = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openMenu(page: Page): Promise<void> {
  await toggle(page, openLabel).click();
  await expect(menuOf(page)).toBeVisible();
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu opens and closes, and its links work", async ({ page }) => {
      await page.goto("/about-us");
      await expect(menuOf(page)).toBeHidden();
      await openMenu(page);
      await toggle(page, openLabel).click();
      await expect(menuOf(page)).toBeHidden();
      await openMenu(page);
      await menuOf(page)
        .getByRole("link", { name: linkTo("/service") })
        .click();
      await expect(page).toHaveURL(/\/service\/?$/);
    });

    test("the theme switch, which would do nothing, is hidden", async ({ page }) => {
      await page.goto("/about-us");
      const themeSwitch = page.getByRole("banner").locator("[role=switch]");
      await expect(themeSwitch).toHaveCount(1);
      await expect(themeSwitch).toBeHidden();
    });
  });

  test("a menu opened before hydration stays open and closes as usual afterwards", async ({
    page,
  }) => {
    const letScriptsCome = await holdBack(page, "**/*.js");
    await page.goto("/about-us", { waitUntil: "commit" });
    await openMenu(page);
    letScriptsCome();
    await hydrated(page);
    await expect(toggle(page, closeLabel)).toBeVisible();
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menuOf(page)).toBeHidden();
    await expect(toggle(page, openLabel)).toBeFocused();
  });

  test("the toggle opens and closes the menu", async ({ page }) => {
    await openPage(page, "/about-us");
    await openMenu(page);
    await toggle(page, closeLabel).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(toggle(page, openLabel)).toBeVisible();
  });

  test("a mouse press outside closes the menu at once, one inside does not", async ({ page }) => {
    await openPage(page, "/about-us");
    await openMenu(page);
    const box = await menuOf(page).boundingBox();
    await page.mouse.click(box?.x ?? 0, (box?.y ?? 0) - 4);
    await expect(toggle(page, closeLabel)).toBeVisible();
    // The press moved the focus out of the menu, and Escape still returns it.
    await page.keyboard.press("Escape");
    await expect(toggle(page, openLabel)).toBeFocused();

    await openMenu(page);
    await page.mouse.move(180, 780);
    await page.mouse.down();
    await expect(menuOf(page)).toBeHidden();
  });

  test("Tab past the menu's last control closes the menu, within it does not", async ({ page }) => {
    await openPage(page, "/about-us");
    await openMenu(page);
    const labels = words.navigation.main.links.map(({ label }) => label);
    await expect(menuOf(page).getByRole("link")).toHaveText(labels);
    for (const label of labels) {
      await page.keyboard.press("Tab");
      await expect(menuOf(page).getByRole("link", { name: label, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(menuOf(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("Back closes a menu that is open over another page", async ({ page }) => {
    await openPage(page, "/about-us");
    await openMenu(page);
    await menuOf(page)
      .getByRole("link", { name: linkTo("/service") })
      .click();
    await expect(page).toHaveURL("/service");
    await openMenu(page);
    // In the microtask after the page has changed, and so before the browser shows it.
    await page.evaluate(() => {
      const heading = document.querySelector("main h1");
      new MutationObserver(() => {
        if (heading?.isConnected === true || "isMenuOpen" in window) return;
        const isMenuOpen = document.querySelector(":popover-open") !== null;
        Object.assign(window, { isMenuOpen });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/about-us");
    await expect(menuOf(page)).toBeHidden();
    expect(await page.evaluate("window.isMenuOpen"), "open over the new page").toBe(false);
  });
});

test("Back closes a search that is open over another page", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("link", { name: words.home.tailoredStrategies.action.label }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: words.servicePage.title }),
  ).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: words.search.title })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog", { name: words.search.title })).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL("/service");
  await expect(
    page.getByRole("heading", { level: 1, name: words.servicePage.title }),
  ).toBeVisible();
  await expect(page.getByRole("dialog", { name: words.search.title })).toHaveCount(0);
});

for (const fontSize of [16, 20, 24, 28, 32]) {
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
        await expect(menuOf(page)).toBeVisible({ visible: isWide });
        await expect(toggle(page, openLabel)).toBeVisible({ visible: !isWide });
      }
    });
  });
}

for (const width of [375, 768, 1280, 1920]) {
  test(`at ${width} px, each focus ring over the picture has at least 3 : 1`, async ({ page }) => {
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
      for (const [x, y] of ring.points) {
        const ratio = contrast(ring.colour, colourAt(x, y));
        expect(ratio, `${ring.name} at ${x}, ${y}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(names.length, names.join(", ")).toBeGreaterThanOrEqual(5);
  });
}

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

test("the table of contents of a legal page fits into a low window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openPage(page, "/privacy-policy");
  await scrollPageTo(page, 900);
  const list = page.getByRole("navigation", { name: words.labels.onThisPage });
  const bottom = await list.evaluate((it) => it.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(420);
  await list.getByRole("link").last().focus();
  await expect(list.getByRole("link").last()).toBeInViewport({ ratio: 1 });
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
