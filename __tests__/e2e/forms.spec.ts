/** Both forms with JavaScript: what is wrong, what arrives, what fails, and that nothing typed is lost. */
import { expect, type Locator, type Page, type Route, test } from "@playwright/test";
import {
  answer,
  appointmentOpener,
  bothForms,
  contactEnquiry,
  expectAnswers,
  expertAppointment,
  fieldOf,
  places,
  recordPosts,
  type VisitorsForm,
} from "./visitor";

const danger = "rgb(179, 38, 30)";
const problems = { name: "There is a problem" };
const press = (shown: Locator, { submit }: VisitorsForm) =>
  shown.getByRole("button", { name: submit }).click();

/**
 * Listens to what the form sends, and to what the server says to it; the page itself does not read
 * that. To be called before the page is opened.
 * @returns waits for the first answer
 */
async function hearAnswer(page: Page, { path }: VisitorsForm): Promise<() => Promise<unknown>> {
  let hear: (answer: unknown) => void = () => undefined;
  const heard = new Promise<unknown>((resolve) => {
    hear = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const sent: unknown = route.request().postDataJSON();
    hear({ sent, status: response.status(), answered: await response.json() });
    await route.fulfill({ response });
  });
  return () => heard;
}

/** The appointment's dialog is gone by then; its words stand on the page. */
const successOf = (page: Page, { success }: VisitorsForm) =>
  page.getByText(success, { exact: true });

for (const { form, open } of bothForms) {
  test(`${form.heading}: each message by its field and in the summary`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    const posts = recordPosts(page, form);
    const shown = await open(page);
    for (const { what, typed, messages } of form.mistakes) {
      await test.step(what, async () => {
        await answer(shown, form, { ...form.empty, ...typed });
        await press(shown, form);

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
          await expect(field).toHaveAccessibleDescription(new RegExp(`(^| )${message}$`));
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
  test(`an enquiry arrives: ${place}`, async ({ page }) => {
    const arrival = await hearAnswer(page, contactEnquiry);
    const shown = await places[place](page);
    await answer(shown, contactEnquiry, contactEnquiry.answers);
    await press(shown, contactEnquiry);
    expect(await arrival()).toEqual({
      sent: contactEnquiry.answers,
      status: 201,
      answered: { id: expect.stringMatching(/./) },
    });

    const alert = shown.getByRole("alert");
    await expect(alert).toHaveText("Form submitted successfully!");
    await expectAnswers(shown, contactEnquiry, contactEnquiry.empty);
    await fieldOf(shown, contactEnquiry, "name").pressSequentially("A");
    await expect(alert).toBeHidden();
    await expect(fieldOf(shown, contactEnquiry, "name")).toHaveValue("A");
  });
}

test("an appointment arrives: the dialog closes, and the page says so politely", async ({
  page,
}) => {
  const arrival = await hearAnswer(page, expertAppointment);
  const shown = await places.appointmentDialog(page);
  // What is left alone is sent all the same: the time's default, and nothing for the optional two.
  const { date = "", service = "", name = "", email = "" } = expertAppointment.answers;
  await answer(shown, expertAppointment, { date, service, name, email });
  await press(shown, expertAppointment);
  expect(await arrival()).toEqual({
    sent: { date, time: "30 Min", service, name, email, phone: "", linkedIn: "" },
    status: 201,
    answered: { id: expect.stringMatching(/./) },
  });

  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(appointmentOpener(page)).toBeFocused();
  const status = page.getByRole("status").filter({ hasText: expertAppointment.success });
  await expect(status).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("an appointment arrives from the page without a dialog", async ({ page }) => {
  const shown = await places.appointmentOnPage(page);
  await answer(shown, expertAppointment, expertAppointment.answers);
  await press(shown, expertAppointment);
  await expect(shown.getByRole("status")).toHaveText(expertAppointment.success);
  await expectAnswers(shown, expertAppointment, expertAppointment.empty);
});

for (const { form, open } of bothForms) {
  test(`${form.heading}: a double click, and a press while it is sent, send once`, async ({
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
    await held[0]?.continue();
    await expect(successOf(page, form)).toBeVisible();
    expect(posts).toHaveLength(1);
  });
}

test("a double click whose answer comes between the clicks sends once", async ({ page }) => {
  const posts = recordPosts(page, contactEnquiry);
  const shown = await places.contactPage(page);
  await answer(shown, contactEnquiry, contactEnquiry.answers);
  const button = shown.getByRole("button", { name: contactEnquiry.submit });
  await button.click();
  await expect(shown.getByRole("alert")).toHaveText(contactEnquiry.success);
  // The second of the two clicks: the emptied form must not complain about being empty.
  await button.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(shown.getByRole("alert")).toHaveText(contactEnquiry.success);
  await expect(shown.getByRole("group", problems)).toBeHidden();
  expect(posts).toHaveLength(1);
});
