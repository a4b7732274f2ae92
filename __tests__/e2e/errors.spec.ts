/** What remains of a page after an exception. Its other parts: layout/error-boundaries.test.tsx. */
import { expect, type Page, test } from "@playwright/test";
import { paletteOf } from "../../src/theme/tokens";
import { cssColour } from "../setup/contrast";
import { words } from "../setup/words";

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
