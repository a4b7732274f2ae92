/** In-app navigation, the header's states and the mobile menu. */
import { expect, test } from "@playwright/test";
import { service } from "../setup/services";
import { linkTo, words } from "../setup/words";
import { fillTemplate } from "../../src/lib/fill-template";
import { openPage, watch } from "./site";

const { notFound } = words.serviceDetail;

test("in-app navigation scrolls to the top, moves the focus and announces the page", async ({
  page,
}) => {
  const problems = watch(page);
  await openPage(page, "/");
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
  });
  await page.getByRole("link", { name: words.home.tailoredStrategies.action.label }).click();
  await expect(page).toHaveURL("/service");
  await expect(
    page.getByRole("heading", { level: 1, name: words.servicePage.title }),
  ).toBeVisible();
  expect(await page.evaluate("window.isSamePage"), "no full page load").toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toContainText(words.servicePage.title);
  expect(problems).toEqual([]);
});

test("the header over the hero is transparent up to 10 px of scroll, then a raised band", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/");
  const header = page.getByRole("banner");
  const logo = header.getByRole("link", { name: words.company.name });
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(header).toHaveCSS("color", "rgb(255, 255, 255)");
  const logoBefore = await logo.boundingBox();

  await page.evaluate(() => {
    scrollTo(0, 10);
  });
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");

  await page.evaluate(() => {
    scrollTo(0, 11);
  });
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(header).toHaveCSS("color", "rgb(74, 90, 84)");
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await expect
    .poll(async () => (await logo.boundingBox())?.width)
    .toBeLessThan((logoBefore?.width ?? 0) - 10);
});

test("the footer's Case Study link moves the focus to the carousel's section, from any page", async ({
  page,
}) => {
  await openPage(page, "/contact-us");
  const section = page.locator("#case-study");
  // The second time, the address does not change.
  for (let time = 0; time < 2; time += 1) {
    await page
      .getByRole("navigation", { name: words.navigation.quick.label })
      .getByRole("link", { name: linkTo("/#case-study", "quick") })
      .press("Enter");
    await expect(page).toHaveURL("/#case-study");
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
  }
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: words.home.caseStudies.viewAll.label }),
  ).toBeFocused();
});

test("the page for an unknown service shows its name, on a direct visit and by in-app navigation", async ({
  page,
}) => {
  await openPage(page, "/services/caf%C3%A9");
  await expect(
    page.getByText(fillTemplate(notFound.message, { serviceName: "café" })),
  ).toBeVisible();
  await page.getByRole("link", { name: notFound.back.label }).click();
  await expect(page).toHaveURL("/services");
  await expect(
    page.getByRole("heading", { level: 1, name: words.servicePage.title }),
  ).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    (window as unknown as { ___navigate: (to: string) => void }).___navigate("/services/astrology");
  });
  await expect(
    page.getByText(fillTemplate(notFound.message, { serviceName: "astrology" })),
  ).toBeVisible();
  expect(await page.evaluate("window.isSamePage")).toBe(true);
});

test("the skip link moves the focus to the main area", async ({ page }) => {
  await openPage(page, "/about-us");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: words.labels.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages are readable and linked", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(words.caseStudyHighlights.length);
    await page
      .getByRole("navigation", { name: words.navigation.main.label, exact: true })
      .getByRole("link", { name: linkTo("/service") })
      .click();
    await page.getByRole("link", { name: service.title }).click();
    await expect(page).toHaveURL(`/services/${service.name}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("the breadcrumb's sign is >", async ({ page }) => {
  await page.goto("/about-us");
  const home = page
    .getByRole("navigation", { name: words.labels.breadcrumb })
    .locator("li")
    .first();
  const sign = await home.evaluate((item) => getComputedStyle(item, "::after").content);
  expect(sign).toMatch(/^">"/);
});
