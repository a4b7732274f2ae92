/** A tab that was opened before a deploy, and one whose server or connection is away. */
import { expect, type Page, test } from "@playwright/test";
import { linkTo, words } from "../setup/words";
import { enquiryWords } from "../setup/form-words";
import { interceptEverything, openPage } from "./site";

const link = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name }).first();

const messageField = (page: Page) =>
  page.getByLabel(enquiryWords.label("messages"), { exact: true });

/** Counts how often a document is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test("after a deploy, a tab with the old scripts goes on with one load, and keeps the draft", async ({
  page,
}) => {
  await interceptEverything(page);
  await openPage(page, "/contact-us");
  await messageField(page).fill("Typed before the deploy");
  // The new build has other chunks, and its page data names another build.
  await page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.route("**/page-data.json", async (route) => {
    const response = await route.fetch();
    const data: unknown = await response.json();
    await route.fulfill({ json: { ...Object(data), webpackCompilationHash: "new" } });
  });
  const loads = countLoads(page);
  await link(page, linkTo("/service")).click();
  await expect.poll(loads).toBe(1);
  await page.unrouteAll();
  await expect(page).toHaveURL("/service");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.servicePage.title);
  await page.goto("/contact-us");
  await expect(messageField(page)).toHaveValue("Typed before the deploy");
});

test("a page whose code and data are gone is loaded as a whole, once", async ({ page }) => {
  await interceptEverything(page);
  await openPage(page, "/contact-us");
  await page.route("**/page-data/**", (route) => route.fulfill({ status: 404, body: "" }));
  await page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  const loads = countLoads(page);
  await link(page, linkTo("/service")).click();
  await expect(page).toHaveURL("/service");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.servicePage.title);
  await page.waitForTimeout(1_000);
  expect(loads()).toBe(1);
});
