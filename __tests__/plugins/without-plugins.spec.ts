/** Every page of a site that was built without some of the plugins: see without-plugins.ts. */
import { expect, test } from "@playwright/test";
import {
  unknownAddresses,
  desktop,
  openPage,
  routes,
  scrollThrough,
  collectProblems,
} from "../e2e/site";
import { words } from "../setup/words";

test.use({ viewport: desktop });

for (const route of [...routes, ...unknownAddresses]) {
  test(`${route} hydrates, answers a press, and reports nothing`, async ({ page }) => {
    const problems = await collectProblems(page);
    await openPage(page, route);
    await scrollThrough(page);
    await page.getByRole("switch", { name: words.labels.darkTheme }).first().click();
    await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
    expect(problems).toEqual([]);
  });
}
