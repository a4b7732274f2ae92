/** Addresses that lead nowhere, and pages in which something throws. */
import { expect, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { words } from "../setup/words";
import { openPage, openWithoutScripts, watch } from "./site";
import { searchOf } from "./visitor";

const { notFound } = words.serviceDetail;

test("the name of an unknown service is the same before and after hydration, and the way back leads to the overview", async ({
  page,
}) => {
  const problems = watch(page);
  const sentence = fillTemplate(notFound.message, { serviceName: "café <b>" });
  const letScriptsCome = await openWithoutScripts(page, "/services/caf%C3%A9%20%3Cb%3E");
  await expect(page.getByText(sentence)).toBeVisible();
  await letScriptsCome();
  await expect(page.getByText(sentence)).toBeVisible();
  expect(problems).toEqual([]);
  await page.getByRole("link", { name: notFound.back.label }).click();
  await expect(page).toHaveURL("/services");
  const { title } = words.servicePage;
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("addresses with a stray percent sign hydrate, and read as the server wrote them", async ({
  page,
}) => {
  for (const [address, name] of [
    ["/nope%zz", undefined],
    ["/services/100%", "100%"],
    ["/services/R%26D", "R&D"],
    ["/contact-us#50%", undefined],
  ] as const)
    await test.step(address, async () => {
      await openPage(page, address);
      if (name !== undefined)
        await expect(page.getByRole("main")).toContainText(
          fillTemplate(notFound.message, { serviceName: name }),
        );
      await searchOf(page).opener.click();
      await expect(searchOf(page).dialog).toBeVisible();
    });
});

const errorHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: words.error.heading });

test("an exception in a page leaves a header and a footer", async ({ page }) => {
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.homePage.tailoredStrategies = null;
    await route.fulfill({ response, json });
  });
  await page.goto("/");
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("an exception in the header shows the error screen on a bare page, with a way home", async ({
  page,
}) => {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (json.data.navigation?.main) json.data.navigation.main = null;
    await route.fulfill({ response, json });
  });
  await page.goto("/service");
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole("link", { name: words.error.home.label }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toBeVisible();
});
