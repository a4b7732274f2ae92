/** Both forms with JavaScript: validation, success and double submits. */
import { expect, type Locator, type Page, type Route, test } from "@playwright/test";
import { words } from "../setup/words";
import {
  answer,
  appointmentOpener,
  bothForms,
  endsWith,
  expectAnswers,
  fieldOf,
  places,
  recordPosts,
} from "./visitor";
import { contactEnquiry, expertAppointment, type VisitorsForm } from "./visitors-forms";

const danger = "rgb(179, 38, 30)";
const problems = { name: words.messages.problemTitle };
const submit = (shown: Locator, { submit }: VisitorsForm) =>
  shown.getByRole("button", { name: submit }).click();

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

/** Waits for the success message, which is visually hidden after an appointment. */
const expectSuccess = (page: Page, { success }: VisitorsForm) =>
  expect(page.getByText(success, { exact: true })).toBeAttached();

/** Expects the one announcement of an appointment's success: polite, and hidden from sight. */
async function expectHiddenSuccess(page: Page): Promise<void> {
  const status = page.getByText(expertAppointment.success, { exact: true });
  await expect(status).toHaveRole("status");
  await expect(status).toHaveCSS("clip-path", "inset(50%)");
  const box = await status.boundingBox();
  expect(box).toMatchObject({ width: 1, height: 1 });
  await expect(page.getByRole("alert")).toBeHidden();
}

for (const { form, open } of bothForms) {
  test(`${form.heading}: shows each error by its field and in the summary`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    const posts = recordPosts(page, form);
    const shown = await open(page);
    for (const { what, typed, messages } of form.mistakes) {
      await test.step(what, async () => {
        await answer(shown, form, { ...form.empty, ...typed });
        await submit(shown, form);

        const summary = shown.getByRole("group", problems);
        await expect(summary).toBeFocused();
        await expect(summary.getByRole("heading")).toHaveText(problems.name);
        await expect(summary.getByRole("link")).toHaveText(Object.values(messages));
        for (const name of Object.keys(form.labels)) {
          const field = fieldOf(shown, form, name);
          const message = messages[name];
          await expect(field).toHaveAttribute("aria-invalid", String(message !== undefined));
          if (message === undefined) {
            await expect(field).not.toHaveCSS("border-top-color", danger);
            continue;
          }
          await expect(field).toHaveAccessibleDescription(endsWith(message));
          await expect(field).toHaveCSS("border-top-color", danger);
          await expect(shown.getByRole("paragraph").filter({ hasText: message })).toBeVisible();
          await summary.getByRole("link", { name: message }).click();
          await expect(field).toBeFocused();
          await expect(field).toBeInViewport({ ratio: 1 });
        }
        await expectAnswers(shown, form, { ...form.empty, ...typed });

        const left = Object.entries(messages);
        for (const [name] of Object.entries(messages)) {
          await answer(shown, form, { [name]: form.answers[name] ?? "" });
          left.shift();
          await expect(summary.getByRole("link")).toHaveText(left.map(([, message]) => message));
          await expect(shown.locator("[aria-invalid=true]")).toHaveCount(left.length);
          await expect(fieldOf(shown, form, name)).toHaveAttribute("aria-invalid", "false");
        }
        await expect(summary).toBeHidden();
      });
    }
    expect(posts).toEqual([]);
  });
}

for (const place of ["contactPage", "homePage", "enquiryDialog"] as const) {
  test(`sends an enquiry: ${place}`, async ({ page }) => {
    const reply = await recordReply(page, contactEnquiry);
    const shown = await places[place](page);
    await answer(shown, contactEnquiry, contactEnquiry.answers);
    await submit(shown, contactEnquiry);
    expect(await reply()).toEqual({
      sent: contactEnquiry.answers,
      status: 201,
      body: { id: expect.stringMatching(/./) },
    });

    const alert = shown.getByRole("alert");
    await expect(alert).toHaveText(contactEnquiry.success);
    await expectAnswers(shown, contactEnquiry, contactEnquiry.empty);
    await fieldOf(shown, contactEnquiry, "name").pressSequentially("A");
    await expect(alert).toBeHidden();
    await expect(fieldOf(shown, contactEnquiry, "name")).toHaveValue("A");
  });
}

test("sends an appointment: the dialog closes, and only a hidden status says so", async ({
  page,
}) => {
  const reply = await recordReply(page, expertAppointment);
  const shown = await places.appointmentDialog(page);
  // Untouched fields are sent too: the default time and two empty texts.
  const { date = "", service = "", name = "", email = "" } = expertAppointment.answers;
  await answer(shown, expertAppointment, { date, service, name, email });
  await submit(shown, expertAppointment);
  expect(await reply()).toEqual({
    sent: { date, time: "30 Min", service, name, email, phone: "", linkedIn: "" },
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
  await submit(shown, expertAppointment);
  await expect(shown).toBeHidden();
  const summary = page.locator("summary").filter({ hasText: expertAppointment.heading });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expectHiddenSuccess(page);

  await page.keyboard.press("Enter");
  await expect(shown).toBeVisible();
  await expectAnswers(shown, expertAppointment, expertAppointment.empty);
  await expect(page.getByText(expertAppointment.success, { exact: true })).toHaveCount(0);
});

for (const { form, open } of bothForms) {
  test(`${form.heading}: a double click, and a submit while it is being sent, send once`, async ({
    page,
  }) => {
    const posts = recordPosts(page, form);
    const held: Route[] = [];
    await page.route(`**${form.path}`, (route) => void held.push(route));
    const shown = await open(page);
    await answer(shown, form, form.answers);
    await shown.getByRole("button", { name: form.submit }).dblclick();
    const button = shown.getByRole("button", { name: form.sending });
    await expect(button).toBeVisible();
    await button.press("Enter");
    await fieldOf(shown, form, "email").press("Enter");
    await expect.poll(() => held.length).toBe(1);
    // Nothing is said of success before the server has stored it.
    await expect(page.getByText(form.success, { exact: true })).toHaveCount(0);
    await held[0]?.continue();
    await expectSuccess(page, form);
    expect(posts).toHaveLength(1);
  });
}

test("sends once when the reply arrives between the clicks of a double click", async ({ page }) => {
  const posts = recordPosts(page, contactEnquiry);
  const shown = await places.contactPage(page);
  await answer(shown, contactEnquiry, contactEnquiry.answers);
  const button = shown.getByRole("button", { name: contactEnquiry.submit });
  await button.click();
  await expect(shown.getByRole("alert")).toHaveText(contactEnquiry.success);
  // The second click must not validate the form, which is empty by now.
  await button.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(shown.getByRole("alert")).toHaveText(contactEnquiry.success);
  await expect(shown.getByRole("group", problems)).toBeHidden();
  expect(posts).toHaveLength(1);
});

test("an empty date field shows its hint, which WebKit's is made to hide", async ({ page }) => {
  const shown = await places.appointmentOnPage(page);
  const date = fieldOf(shown, expertAppointment, "date");
  const before = await date.screenshot();
  await page.evaluate(() => {
    const hiding = new CSSStyleSheet();
    hiding.replaceSync("::-webkit-datetime-edit { opacity: 0 !important }");
    document.adoptedStyleSheets = [hiding];
  });
  expect(before.equals(await date.screenshot())).toBe(false);
});
