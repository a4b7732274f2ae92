/** What remains of a page after an exception. */
import { expect, type Page, test } from "@playwright/test";
import { linkTo, words } from "../setup/words";
import { openPage } from "./site";

const heading = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 1, name: words.error.heading });
const wayHome = (page: Page) => page.getByRole("link", { name: words.error.home.label });

async function expectWayHome(page: Page): Promise<void> {
  await wayHome(page).click();
  await expect(page).toHaveURL("/");
}

async function expectBarePage(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(wayHome(page)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
}

test("an exception in a page leaves header and footer", async ({ page }) => {
  await page.route("**/page-data/about-us/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.aboutUsPage.whoWeAre = null;
    await route.fulfill({ response, json });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/service");
  await page
    .getByRole("navigation", { name: words.navigation.main.label, exact: true })
    .getByRole("link", { name: linkTo("/about-us") })
    .click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectWayHome(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    words.home.hero.taglines[0] ?? "none",
  );
});

test("after an exception in the home page the header can be read", async ({ page }) => {
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.homePage.tailoredStrategies = null;
    await route.fulfill({ response, json });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("banner")).toHaveCSS("color", "rgb(74, 90, 84)");
});

for (const part of ["header", "footer"]) {
  test(`an exception in the ${part} shows the error screen on a bare page`, async ({ page }) => {
    const links = part === "header" ? "main" : "legal";
    await page.route("**/page-data/sq/d/*.json", async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      if (json.data.navigation?.[links]) json.data.navigation[links] = null;
      await route.fulfill({ response, json });
    });
    await page.goto("/service");
    await expectBarePage(page);
    await page.unrouteAll();
    await expectWayHome(page);
    await expect(page.getByRole("banner")).toBeVisible();
  });
}

test("an exception in a provider shows the error screen on a bare page", async ({ page }) => {
  await page.addInitScript(() => {
    MediaQueryList.prototype.addEventListener = () => {
      throw new Error("A fault");
    };
  });
  await page.goto("/service");
  await expectBarePage(page);
});

for (const { address, opener } of [
  { address: "/about-us", opener: words.labels.search },
  { address: "/service", opener: words.servicePage.talkGrowth.action.label },
]) {
  test(`an exception in the dialog of "${opener}" closes it and leaves the page`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error("A fault");
      };
    });
    await openPage(page, address);
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await page.getByRole("button", { name: opener, exact: true }).click();
    const alert = page.getByRole("alert").filter({ hasText: words.error.heading });
    await expect(alert).toBeVisible();
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(alert).toBeInViewport();
    await expectWayHome(page);
    await expect(alert).toHaveCount(0);
  });
}
