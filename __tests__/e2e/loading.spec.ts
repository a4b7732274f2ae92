/** Pages that load slowly or not at all: early clicks, deploys, missing files. */
import { expect, type Page, test } from "@playwright/test";
import { findLinkLabel, hasMap, words } from "../setup/words";
import {
  expectTitle,
  fail,
  waitForHydration,
  holdBack,
  interceptEverything,
  openPage,
  openWithoutScripts,
  scrollThrough,
  stubThirdParties,
} from "./site";
import { enquiry, locateField, locateForm, locateSearch } from "./visitor";

const locateMapButton = (page: Page) => page.getByRole("button", { name: words.map.showLabel });
const locateServicesLink = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: findLinkLabel("/service") })
    .first();

/** Counts how often a document is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test("before hydration, the header follows the scroll, and the last press is answered later", async ({
  page,
}) => {
  await stubThirdParties(page);
  const letScriptsCome = await openWithoutScripts(page, "/");
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo(0, 300));
  await expect(header).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const { dialog, opener } = locateSearch(page);
  await opener.click();
  if (hasMap) await locateMapButton(page).click();
  await letScriptsCome();
  if (!hasMap) return expect(dialog).toBeVisible();
  await expect(page.getByTitle(words.map.title, { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("a press that can never be answered says so, and the way out loads the page anew", async ({
  page,
}) => {
  const noAnswer = page.getByRole("alert").filter({ hasText: words.labels.unreachable });
  await fail(page, "**/app-*.js");
  await Promise.all([page.waitForResponse("**/app-*.js"), page.goto("/about-us")]);
  await expect(noAnswer).toBeHidden();
  await locateSearch(page).opener.click();
  await expect(noAnswer).toBeVisible();
  await page.unroute("**/app-*.js");
  await noAnswer.getByRole("link", { name: words.labels.tryAgain }).click();
  await waitForHydration(page);
  await expect(page).toHaveURL("/about-us");
  await expect(noAnswer).toBeHidden();
});

test("where inline scripts are blocked, scripts and pictures come all the same", async ({
  page,
}) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/script-src [^;]*/, "script-src 'self'");
    await route.fulfill({ response, body });
  });
  await openPage(page, "/");
  await scrollThrough(page);
  await locateServicesLink(page).click();
  await expectTitle(page, words.servicePage.title);
});

test("a page that is slow to arrive shows and announces that it is loading", async ({ page }) => {
  // Before Gatsby prefetches the pages of links in view.
  const letCome = await holdBack(page, "**/page-data/service/page-data.json");
  await openPage(page, "/about-us");
  await locateServicesLink(page).click();
  const progress = page.getByRole("progressbar", { name: words.labels.loading });
  await expect(progress).toBeVisible();
  await expect(page.locator("[aria-live=polite]", { hasText: words.labels.loading })).toHaveCount(
    1,
  );
  letCome();
  await expectTitle(page, words.servicePage.title);
  await expect(progress).toHaveCount(0);
});

test("the browser itself goes to a page whose data never comes", async ({ page }) => {
  await holdBack(page, "**/page-data/service/page-data.json");
  await openPage(page, "/about-us");
  const loads = countLoads(page);
  await locateServicesLink(page).click();
  await expectTitle(page, words.servicePage.title);
  await expect(page).toHaveURL("/service");
  expect(loads()).toBe(1);
});

test("after a deploy, a tab with the old scripts goes on with one load, and keeps the draft", async ({
  page,
}) => {
  await interceptEverything(page);
  await openPage(page, "/contact-us");
  const form = locateForm(page, enquiry);
  // Drafts are kept from the form's own hydration on.
  await expect(form).toHaveAttribute("novalidate");
  const message = locateField(form, enquiry, "messages");
  await message.fill("Typed before the deploy");
  // The new build has other chunks, and its page data names another build.
  await fail(page, "**/*.js", 404);
  await page.route("**/page-data.json", async (route) => {
    const response = await route.fetch();
    const data: unknown = await response.json();
    await route.fulfill({ json: { ...Object(data), webpackCompilationHash: "new" } });
  });
  const loads = countLoads(page);
  await locateServicesLink(page).click();
  await expect.poll(loads).toBe(1);
  // Requests of the page that is left may still be with their handlers.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expectTitle(page, words.servicePage.title);
  await expect(page).toHaveURL("/service");
  expect(loads()).toBe(1);
  await page.goto("/contact-us");
  await expect(message).toHaveValue("Typed before the deploy");
});
