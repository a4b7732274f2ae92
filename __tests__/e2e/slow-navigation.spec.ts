/** Links on a slow or broken line. */
import { expect, test } from "@playwright/test";
import { linkTo, words } from "../setup/words";
import { holdBack, interceptEverything, openPage } from "./site";

const pageData = "**/page-data/service/page-data.json";

test("a page that is slow to arrive shows and announces progress until it is there", async ({
  page,
}) => {
  await interceptEverything(page);
  await openPage(page, "/contact-us");
  const letCome = await holdBack(page, pageData);
  await page
    .getByRole("banner")
    .getByRole("link", { name: linkTo("/service") })
    .first()
    .click();
  const progress = page.getByRole("progressbar", { name: words.labels.loading });
  const announcement = page.locator("[aria-live=polite]", { hasText: words.labels.loading });
  await expect(progress).toBeVisible({ timeout: 2_000 });
  await expect(announcement).toHaveCount(1);
  letCome();
  await expect(page).toHaveURL("/service");
  await expect(progress).toHaveCount(0);
  await expect(announcement).toHaveCount(0);
});

test("a page that arrives quickly shows no progress", async ({ page }) => {
  await openPage(page, "/contact-us");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("[role=progressbar]")) Object.assign(window, { wasShown: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page
    .getByRole("banner")
    .getByRole("link", { name: linkTo("/service") })
    .first()
    .click();
  await expect(page).toHaveURL("/service");
  await page.waitForTimeout(1_200);
  expect(await page.evaluate(() => "wasShown" in window)).toBe(false);
});

test("a link whose page data answers 500 leads to its page after few requests", async ({
  page,
}) => {
  await interceptEverything(page);
  await openPage(page, "/contact-us");
  let requests = 0;
  await page.route("**/page-data.json", async (route) => {
    requests += 1;
    await route.fulfill({ status: 500, body: "{}" });
  });
  await page
    .getByRole("banner")
    .getByRole("link", { name: linkTo("/service") })
    .first()
    .click();
  await expect(page).toHaveURL("/service");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.servicePage.title);
  expect(requests).toBeLessThan(20);
});
