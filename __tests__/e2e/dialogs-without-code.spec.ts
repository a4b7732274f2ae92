/** What replaces a dialog whose code does not arrive, or where JavaScript is off. */
import { expect, test } from "@playwright/test";
import { appointment, aService, enquiry, openerOf, scheduling, services } from "./dialog-cases";
import { interceptEverything, openPage } from "./site";

test("when a dialog's code cannot be loaded, the opener leads to the page instead", async ({
  page,
}) => {
  await interceptEverything(page);
  await openPage(page, "/service");
  await page.route("**/*.js", (route) => route.abort());
  await openerOf(page, aService).click();
  await expect(page).toHaveURL(aService.instead?.address ?? "");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every opener links to a page with the same content", async ({ page }) => {
    for (const dialog of [scheduling, appointment, ...services, enquiry]) {
      await page.goto(dialog.page);
      await page.getByRole("main").getByRole("link", { name: dialog.opener, exact: true }).click();
      await expect(page).toHaveURL(dialog.instead?.address ?? "");
      await expect(dialog.instead?.find(page) ?? page.locator("none")).toBeVisible();
    }
  });
});
