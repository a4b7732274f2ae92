/** What remains of a page after an exception. Its other parts: layout/error-boundaries.test.tsx. */
import { expect, type Page, test } from "@playwright/test";
import { paletteOf } from "../../src/theme/tokens";
import { cssColour } from "../setup/contrast";
import { words } from "../setup/words";
import { openPage } from "./site";

const light = paletteOf("light");
const heading = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 1, name: words.error.heading });
const wayHome = (page: Page) => page.getByRole("link", { name: words.error.home.label });

test("an exception in the home page leaves a footer and a header that can be read", async ({
  page,
}) => {
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.homePage.tailoredStrategies = null;
    await route.fulfill({ response, json });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCSS("background-color", cssColour(light.header));
  await expect(page.getByRole("banner")).toHaveCSS("color", cssColour(light.textMuted));
});

test("an exception in the header shows the error screen on a bare page", async ({ page }) => {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (json.data.navigation?.main) json.data.navigation.main = null;
    await route.fulfill({ response, json });
  });
  await page.goto("/service");
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.unrouteAll();
  await wayHome(page).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("an exception in a dialog closes it and leaves the page", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("A fault");
    };
  });
  await openPage(page, "/about-us");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("button", { name: words.labels.search, exact: true }).click();
  const alert = page.getByRole("alert").filter({ hasText: words.error.heading });
  await expect(alert).toBeVisible();
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(alert).toBeInViewport();
  await wayHome(page).click();
  await expect(page).toHaveURL("/");
  await expect(alert).toHaveCount(0);
});
