/** Addresses that lead nowhere, and a page in which something throws. */
import { expect, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { searchIndexAddress } from "../../src/search/search-engine";
import { words } from "../setup/words";
import { openPage, collectProblems } from "./site";
import { locateSearch } from "./visitor";

const { notFound } = words.serviceDetail;

test("addresses with a stray percent sign or escaped characters hydrate, and read as the server wrote them", async ({
  page,
}) => {
  const problems = await collectProblems(page);
  for (const [address, name] of [
    ["/nope%zz", undefined],
    ["/services/100%", "100%"],
    ["/services/R%26D", "R&D"],
    ["/services/caf%C3%A9%20%3Cb%3E", "café <b>"],
    ["/contact-us#50%", undefined],
  ] as const)
    await test.step(address, async () => {
      await openPage(page, address);
      if (name !== undefined)
        await expect(page.getByRole("main")).toContainText(
          fillTemplate(notFound.message, { serviceName: name }),
        );
      // The next address would cut it off.
      const index = page.waitForResponse(`**${searchIndexAddress}`);
      await locateSearch(page).opener.click();
      await expect(locateSearch(page).dialog).toBeVisible();
      await (await index).finished();
    });
  expect(problems).toEqual([]);
});

test("an exception in a page leaves a header and a footer", async ({ page }) => {
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.homePage.tailoredStrategies = null;
    await route.fulfill({ response, json });
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: words.error.heading })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});
