/** The search when its code or its index does not load. */
import { expect, test } from "@playwright/test";
import { service } from "../setup/services";
import { words } from "../setup/words";
import { searchDialog, searchOpener, searchResults, typeQuery } from "./search-dialog";
import { interceptEverything, openPage } from "./site";
import { expectNoDialog } from "./visitor";

test("when the index cannot be loaded, it says so, and tries again when it is next opened", async ({
  page,
}) => {
  await interceptEverything(page);
  await openPage(page, "/");
  await page.route("**/search-index.json", (route) => route.abort());
  await page.keyboard.press("Control+k");
  await expect(searchDialog(page).getByRole("status")).toContainText(words.search.unavailable);
  await expect(
    searchDialog(page).getByRole("link", { name: words.search.contact.label }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await page.unroute("**/search-index.json");
  await page.keyboard.press("Control+k");
  await typeQuery(page, service.title);
  await expect(searchResults(page).first()).toBeVisible();
});

test("when its code does not load, it says so and links to the contact page", async ({ page }) => {
  await interceptEverything(page);
  await openPage(page, "/about-us");
  await page.route("**/*.js", (route) => route.fulfill({ status: 503, body: "" }));
  await searchOpener(page).click();
  const message = page.getByRole("alert");
  await expect(message).toContainText(words.search.notLoaded);
  await expect(message.getByRole("link", { name: words.search.contact.label })).toBeInViewport();
  await page.unroute("**/*.js");
  await searchOpener(page).click();
  await typeQuery(page, service.title);
  await expect(message).toBeHidden();
  await expect(searchResults(page).first()).toBeVisible();
});
