/** The search: typing at once, results by keyboard, where they lead, and what it says when it does not load. */
import { expect, test } from "@playwright/test";
import { service } from "../setup/services";
import { words } from "../setup/words";
import { expectAccessible, expectTitle, fail, interceptEverything, openPage } from "./site";
import { expectNoDialog, locateSearch } from "./visitor";

test("the button and the shortcut open it, Escape returns the focus, arrows lead through the results, Enter follows one, and Back closes it", async ({
  page,
}) => {
  await openPage(page, "/about-us");
  const { dialog, field, opener, results } = locateSearch(page);
  await opener.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("mark");
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await expect(opener).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  // The former query is selected, so typing replaces it.
  await page.keyboard.type(service.title);
  await expect(field).toHaveValue(service.title);
  await expect(results.first()).toContainText(service.title);
  await expectAccessible(page, "dialog", "light");
  await page.keyboard.press("ArrowUp");
  await expect(results.last()).toHaveAttribute("aria-selected", "true");
  await expect(results.last()).toBeInViewport();
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results.first()).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("Enter");
  await expectTitle(page, service.heading);
  await expect(page).toHaveURL(`/services/${service.name}`);
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(dialog).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/about-us");
  await expectNoDialog(page);
});

test("when its code or its index does not load, it says so, and tries again when it is next opened", async ({
  page,
}) => {
  const { dialog, field, opener, results } = locateSearch(page);
  await interceptEverything(page);
  await openPage(page, "/about-us");
  await fail(page, "**/*.js");
  await opener.click();
  const message = page.getByRole("alert");
  await expect(message).toContainText(words.search.notLoaded);
  await page.unroute("**/*.js");

  await fail(page, "**/search-index.json");
  await opener.click();
  await expect(dialog.getByText(words.search.unavailable).first()).toBeVisible();
  await expect(message).toBeHidden();
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await page.unroute("**/search-index.json");
  await opener.click();
  await expect(field).toBeFocused();
  await page.keyboard.type(service.title);
  await expect(results.first()).toBeVisible();
});
