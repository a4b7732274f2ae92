/** Links on a slow or broken line. */
import { expect, test } from "@playwright/test";
import { interceptEverything, openPage } from "./site";

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
  await page.getByRole("banner").getByRole("link", { name: "Service" }).first().click();
  await expect(page).toHaveURL("/service");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Services");
  expect(requests).toBeLessThan(20);
});
