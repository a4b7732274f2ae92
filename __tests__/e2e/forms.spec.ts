/** Both forms with JavaScript, where jsdom cannot judge: the focus, what is in view, and the real server's reply. */
import { expect, type Page, test } from "@playwright/test";
import { paletteOf } from "../../src/theme/tokens";
import { cssColour } from "../setup/contrast";
import { enquiryWords } from "../setup/form-words";
import { words } from "../setup/words";
import { expectAccessible } from "./site";
import {
  answer,
  appointmentOpener,
  saying,
  expectAnswers,
  fieldOf,
  places,
  recordPosts,
} from "./visitor";
import { contactEnquiry, expertAppointment, type VisitorsForm } from "./visitors-forms";

/**
 * Records the first post of a form and the server's reply, which the page itself does not read. Call it
 * before the page is opened.
 * @returns a function that waits for both
 */
async function recordReply(page: Page, { path }: VisitorsForm): Promise<() => Promise<unknown>> {
  let resolveReply: (reply: unknown) => void = () => undefined;
  const reply = new Promise<unknown>((resolve) => {
    resolveReply = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const sent: unknown = route.request().postDataJSON();
    resolveReply({ sent, status: response.status(), body: await response.json() });
    await route.fulfill({ response });
  });
  return () => reply;
}

/** Expects the one announcement of an appointment's success: polite, and hidden from sight. */
async function expectHiddenSuccess(page: Page): Promise<void> {
  const status = page.getByText(expertAppointment.success, { exact: true });
  const region = page.locator("[aria-live=polite]").filter({ has: status });
  await expect(region).toHaveCSS("clip-path", "inset(50%)");
  const box = await region.boundingBox();
  expect(box).toMatchObject({ width: 1, height: 1 });
  await expect(page.getByRole("alert")).toBeHidden();
}

test("an enquiry shows each error by its field, and is sent once by a double click", async ({
  page,
}) => {
  const form = contactEnquiry;
  await page.emulateMedia({ colorScheme: "light" });
  const posts = recordPosts(page, form);
  const reply = await recordReply(page, form);
  const shown = await places.homePage(page);
  const button = shown.getByRole("button", { name: form.submit });
  const summary = shown.getByRole("group", { name: words.messages.problemTitle });
  await button.click();
  await expect(summary).toBeFocused();
  for (const name of enquiryWords.required) {
    const field = fieldOf(shown, form, name);
    const message = enquiryWords.error(name);
    await expect(field).toHaveAccessibleDescription(saying(message));
    await expect(field).toHaveCSS("border-top-color", cssColour(paletteOf("light").danger));
    await expect(shown.getByRole("paragraph").filter({ hasText: message })).toBeVisible();
    await summary.getByRole("link", { name: message }).click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  expect(posts).toEqual([]);

  await answer(shown, form, form.answers);
  await expect(summary).toBeHidden();
  await button.dblclick();
  expect(await reply()).toEqual({
    sent: form.sent,
    status: 201,
    body: { id: expect.stringMatching(/./) },
  });
  const alert = shown.getByRole("alert");
  await expect(alert).toHaveText(form.success);
  await expect(alert).toBeFocused();
  await expectAnswers(shown, form, form.empty);
  // Nor does a second click that comes after the reply validate the form, which is empty by now.
  await button.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(alert).toHaveText(form.success);
  await expect(summary).toBeHidden();
  expect(posts).toHaveLength(1);
});

for (const [place, open] of Object.entries(places)) {
  // All that is there without errors is still there with them.
  test(`can be read in both themes with its errors: ${place}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const shown = await open(page);
    await shown.locator("[type=submit]").click();
    await expect(shown.getByRole("group", { name: words.messages.problemTitle })).toBeFocused();
    await expectAccessible(page, "form");
  });
}

test("an enquiry in its dialog ends with the whole success in view, on a phone too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const shown = await places.enquiryDialog(page);
  await answer(shown, contactEnquiry, contactEnquiry.answers);
  await shown.getByRole("button", { name: contactEnquiry.submit }).click();
  await expect(shown.getByRole("alert")).toHaveText(contactEnquiry.success);
  const note = shown.getByText(words.messages.thankYou.lead);
  await expect(note).toBeInViewport({ ratio: 1 });
});

test("sends an appointment: the dialog closes, and only a hidden status says so", async ({
  page,
}) => {
  const reply = await recordReply(page, expertAppointment);
  const shown = await places.appointmentDialog(page);
  // Untouched fields are sent too: the default time and two empty texts.
  const { date = "", service = "", name = "", email = "" } = expertAppointment.answers;
  await answer(shown, expertAppointment, { date, service, name, email });
  await shown.getByRole("button", { name: expertAppointment.submit }).click();
  expect(await reply()).toEqual({
    sent: {
      date,
      time: expertAppointment.empty.time,
      service,
      name,
      email,
      phone: "",
      linkedIn: "",
    },
    status: 201,
    body: { id: expect.stringMatching(/./) },
  });

  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(appointmentOpener(page)).toBeFocused();
  await expectHiddenSuccess(page);
});

test("sends an appointment from the page: the details collapse, and only a hidden status says so", async ({
  page,
}) => {
  const shown = await places.appointmentOnPage(page);
  await answer(shown, expertAppointment, expertAppointment.answers);
  await shown.getByRole("button", { name: expertAppointment.submit }).click();
  await expect(shown).toBeHidden();
  const summary = page.locator("#appointment summary");
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expectHiddenSuccess(page);

  await page.keyboard.press("Enter");
  await expect(shown).toBeVisible();
  await expectAnswers(shown, expertAppointment, expertAppointment.empty);
  await expect(page.getByText(expertAppointment.success, { exact: true })).toHaveCount(0);

  // The empty date shows its hint, which WebKit's is made to hide.
  const date = fieldOf(shown, expertAppointment, "date");
  const before = await date.screenshot();
  await page.evaluate(() => {
    const hiding = new CSSStyleSheet();
    hiding.replaceSync("::-webkit-datetime-edit { opacity: 0 !important }");
    document.adoptedStyleSheets = [hiding];
  });
  expect(before.equals(await date.screenshot())).toBe(false);
});
