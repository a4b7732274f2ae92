/** The appointment form, in its dialog and on the contact page. */
import { expect, type Page, test } from "@playwright/test";
import { words } from "../setup/words";
import { expectAccessible } from "./site";
import {
  answer,
  appointment,
  appointmentOpener,
  expectAnswers,
  expectNoDialog,
  fieldOf,
  places,
  saying,
  submit,
} from "./visitor";

const { failures } = words.messages;

/** Who sees the page learns of a success by the closed dialog; who hears it, by a status. */
async function expectHiddenSuccess(page: Page): Promise<void> {
  const status = page.getByText(appointment.success, { exact: true });
  const box = await page.locator("[aria-live=polite]").filter({ has: status }).boundingBox();
  expect((box?.width ?? 99) * (box?.height ?? 99)).toBeLessThan(10);
  await expect(page.getByRole("alert")).toBeHidden();
}

test("a wrong appointment says what is wrong, and a right one closes the dialog, which only a hidden status tells", async ({
  page,
}) => {
  const shown = await places.appointmentDialog(page);
  await submit(shown, appointment);
  for (const [name, message] of Object.entries(appointment.messages))
    await expect(fieldOf(shown, appointment, name)).toHaveAccessibleDescription(saying(message));
  await expectAccessible(page, "form", "light");

  // Untouched fields are sent too: the default time and two empty texts.
  const { date = "", service = "", name = "", email = "" } = appointment.answers;
  await answer(shown, appointment, { date, service, name, email });
  const responded = page.waitForResponse(`**${appointment.path}`);
  await submit(shown, appointment);
  const response = await responded;
  expect(response.status()).toBe(201);
  expect(response.request().postDataJSON()).toEqual({
    ...Object.fromEntries(appointment.names.map((each) => [each, ""])),
    ...{ date, service, name, email },
    time: expect.stringMatching(/./),
  });
  await expectNoDialog(page);
  await expect(appointmentOpener(page)).toBeFocused();
  await expectHiddenSuccess(page);
});

test("an appointment that fails once its dialog is closed says so, and is kept until it is sent", async ({
  page,
}) => {
  const shown = await places.appointmentDialog(page);
  await answer(shown, appointment);
  let failNow: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => {
    failNow = resolve;
  });
  await page.route(`**${appointment.path}`, async (route) => {
    await failed;
    await route.fulfill({ status: 500 });
  });
  await submit(shown, appointment);
  await expect(shown.getByRole("button", { name: appointment.sending })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  failNow();
  const notice = page.getByRole("alert").filter({ hasText: failures.server });
  await expect(notice).toBeInViewport();
  await appointmentOpener(page).click();
  await expectAnswers(shown, appointment);
  await expect(notice, "in front of the dialog").toBeVisible();
  await notice.getByRole("button", { name: words.labels.close }).click();
  await expect(notice).toBeHidden();

  await page.unroute(`**${appointment.path}`);
  await submit(shown, appointment);
  await expectNoDialog(page);
  await appointmentOpener(page).click();
  await expect(fieldOf(shown, appointment, "name")).toHaveValue("");
});

test("an appointment sent from the page is confirmed by a sentence that is seen", async ({
  page,
}) => {
  const shown = await places.appointmentOnPage(page);
  await answer(shown, appointment);
  await submit(shown, appointment);
  await expect(shown.getByText(appointment.success, { exact: true })).toBeInViewport();
  await expect(fieldOf(shown, appointment, "name")).toHaveValue("");
});
