/** The enquiry form, wrong and right, left half-filled, before hydration and without its code. */
import { expect, test } from "@playwright/test";
import { getPalette } from "../../src/theme/tokens";
import { toCssColour } from "../setup/contrast";
import { findLinkLabel, words } from "../setup/words";
import {
  expectAccessible,
  expectTitle,
  fail,
  holdBack,
  interceptEverything,
  openPage,
  phone,
} from "./site";
import {
  answer,
  appointment,
  enquiry,
  expectAnswers,
  locateField,
  locateForm,
  places,
  recordPosts,
  matchMessage,
  submit,
} from "./visitor";

test("a wrong enquiry shows each error by its field, and a right one is sent once by a double click", async ({
  page,
}) => {
  const posts = recordPosts(page, enquiry);
  const shown = await places.homePage(page);
  const button = shown.getByRole("button", { name: enquiry.submit });
  const summary = shown.getByRole("group", { name: words.messages.problemTitle });
  await button.click();
  await expect(summary).toBeFocused();
  for (const [name, message] of Object.entries(enquiry.messages)) {
    const field = locateField(shown, enquiry, name);
    await expect(field).toHaveAccessibleDescription(matchMessage(message));
    await expect(field).toHaveCSS("border-top-color", toCssColour(getPalette("light").danger));
    await summary.getByRole("link", { name: message }).click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    // Back would otherwise lead from field to field.
    await expect(page).toHaveURL("/#get-in-touch");
  }
  await expectAccessible(page, "form", "dark");
  expect(posts).toEqual([]);

  await answer(shown, enquiry);
  await expect(summary).toBeHidden();
  const responded = page.waitForResponse(`**${enquiry.path}`);
  await button.dblclick();
  expect((await responded).status()).toBe(201);
  await expect(shown.getByRole("alert")).toHaveText(enquiry.success);
  await expect(locateField(shown, enquiry, "messages")).toHaveValue("");
  expect(posts.map((post) => post.postDataJSON())).toEqual([enquiry.sent]);
});

test("in a dialog on a phone, the whole success is in view", async ({ page }) => {
  await page.setViewportSize(phone);
  const shown = await places.enquiryDialog(page);
  await answer(shown, enquiry);
  await submit(shown, enquiry);
  await expect(shown.getByRole("alert")).toHaveText(enquiry.success);
  await expect(shown.getByText(words.messages.thankYou.lead)).toBeInViewport({ ratio: 0.99 });
});

test("a half-filled enquiry survives reloads and history navigation, until it is sent", async ({
  page,
}) => {
  const shown = await places.contactPage(page);
  await answer(shown, enquiry);
  await page.reload();
  await expectAnswers(shown, enquiry);
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: findLinkLabel("/service"), exact: true }).click();
  await expectTitle(page, words.servicePage.title);
  await page.goBack();
  await expectAnswers(shown, enquiry);
  // The way there and back may also be whole page loads.
  await page.goto("/about-us");
  await page.goBack();
  await expectAnswers(shown, enquiry);
  // The same form on another page.
  await expectAnswers(await places.homePage(page), enquiry);
  await submit(shown, enquiry);
  await expect(shown.getByRole("alert")).toHaveText(enquiry.success);
  await places.contactPage(page);
  await expect(locateField(shown, enquiry, "name")).toHaveValue("");
});

test("both forms keep and send what is typed before hydration", async ({ page }) => {
  const letScriptsCome = await holdBack(page, "**/*.js");
  await page.goto("/contact-us", { waitUntil: "commit" });
  await page.locator("#appointment summary").click();
  for (const form of [enquiry, appointment]) await answer(locateForm(page, form), form);
  await expect(locateForm(page, enquiry)).not.toHaveAttribute("novalidate");
  letScriptsCome();
  for (const form of [enquiry, appointment]) {
    const shown = locateForm(page, form);
    // Only a form that is near hydrates.
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveAttribute("novalidate");
    await expectAnswers(shown, form);
    const request = page.waitForRequest(`**${form.path}`);
    await submit(shown, form);
    expect((await request).postDataJSON()).toEqual(form.sent);
    await expect(page.getByText(form.success, { exact: true })).toBeInViewport();
  }
});

test("a form whose code is gone keeps what is typed, also after a jump, and posts by itself", async ({
  page,
}) => {
  await interceptEverything(page);
  await openPage(page, "/");
  // The address has another fragment then, for which React renders again what it has not hydrated yet.
  await fail(page, "**/*.js");
  const shown = locateForm(page, enquiry);
  await locateField(shown, enquiry, "name").fill("Zoe");
  await page.evaluate(() => location.assign("#case-study"));
  await expect(page).toHaveURL("/#case-study");
  await expect(locateField(shown, enquiry, "name")).toHaveValue("Zoe");
  await expect(shown).not.toHaveAttribute("novalidate");
  await answer(shown, enquiry);
  await submit(shown, enquiry);
  await expect(page).toHaveURL("/thank-you");
});

test("the form of Contact Us begins within the first screen", async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [375, 812],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/contact-us");
    const box = await page.locator("#get-in-touch form").boundingBox();
    expect(box?.y, `${String(width)} x ${String(height)}`).toBeLessThan(height);
  }
});
