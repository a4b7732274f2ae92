/** What replaces a dialog whose code or text does not arrive, or where JavaScript is off. */
import { expect, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { words } from "../setup/words";
import { appointment, enquiry, openerOf, scheduling, services } from "./dialog-cases";
import { interceptEverything, openPage } from "./site";
import { expectNoDialog } from "./visitor";

test("when a dialog's code cannot be loaded, the opener leads to the page instead", async ({
  page,
}) => {
  await interceptEverything(page);
  await openPage(page, "/service");
  await page.route("**/*.js", (route) => route.abort());
  await openerOf(page, services[1]).click();
  await expect(page).toHaveURL("/services/human-resources");
});

test("a service's dialog says when its text is on its way or does not arrive, and links to the page", async ({
  page,
}) => {
  const [{ opener, title }] = services;
  await interceptEverything(page);
  await openPage(page, "/service");
  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const text = "**/page-data/services/marketing/page-data.json";
  await page.route(text, async (route) => {
    await failed;
    await route.abort();
  });
  await page.getByRole("button", { name: opener, exact: true }).click();
  const shown = page.getByRole("dialog", { name: opener, exact: true });
  await expect(shown.getByRole("status")).toHaveText(words.servicePage.textLoading);
  await expect(
    shown.getByRole("link", {
      name: fillTemplate(words.servicePage.readMore, { service: opener }),
    }),
  ).toBeVisible();
  fail();
  await expect(shown.getByRole("status")).toContainText(words.servicePage.textNotLoaded);
  await page.keyboard.press("Escape");
  await expectNoDialog(page);

  await page.unroute(text);
  await page.getByRole("button", { name: opener, exact: true }).click();
  await expect(page.getByRole("dialog", { name: title, exact: true })).toBeVisible();
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
