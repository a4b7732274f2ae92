/** The menu on a phone: without JavaScript, before hydration, and every way to close it. */
import { expect, type Page, test } from "@playwright/test";
import { isThere } from "../setup/routes";
import { linkTo, words } from "../setup/words";
import { holdBack, hydrated, openPage } from "./site";

const { openMenu: openLabel, closeMenu: closeLabel } = words.labels;

test.use({ viewport: { width: 375, height: 812 } });

const menuOf = (page: Page) =>
  page.getByRole("navigation", { name: words.navigation.main.label, exact: true });
const toggle = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openMenu(page: Page): Promise<void> {
  await toggle(page, openLabel).click();
  await expect(menuOf(page)).toBeVisible();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens, closes and links, and the theme switch, which would do nothing, is hidden", async ({
    page,
  }) => {
    await page.goto("/about-us");
    const themeSwitch = page.getByRole("banner").locator("[role=switch]");
    await expect(themeSwitch).toHaveCount(1);
    await expect(themeSwitch).toBeHidden();
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
});

test("opened before hydration it stays open, and closes by Escape, toggle, outside press and Tab", async ({
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

  await openMenu(page);
  await toggle(page, closeLabel).click();
  await expect(menuOf(page)).toBeHidden();

  await openMenu(page);
  const box = await menuOf(page).boundingBox();
  await page.mouse.click(box?.x ?? 0, (box?.y ?? 0) - 4);
  await expect(toggle(page, closeLabel)).toBeVisible();
  // The press inside moved the focus out of the menu, and Escape still returns it.
  await page.keyboard.press("Escape");
  await expect(toggle(page, openLabel)).toBeFocused();

  await openMenu(page);
  await page.mouse.move(180, 780);
  await page.mouse.down();
  await expect(menuOf(page)).toBeHidden();
  await page.mouse.up();

  await openMenu(page);
  const labels = words.navigation.main.links
    .filter(({ to }) => isThere(to))
    .map(({ label }) => label);
  await expect(menuOf(page).getByRole("link")).toHaveText(labels);
  for (const label of labels) {
    await page.keyboard.press("Tab");
    await expect(menuOf(page).getByRole("link", { name: label, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(menuOf(page)).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("Back closes it over another page", async ({ page }) => {
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
