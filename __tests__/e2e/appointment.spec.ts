/** The appointment form in its dialog. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./site";
import {
  answer,
  appointment,
  appointmentOpener,
  expectNoDialog,
  fieldOf,
  places,
  saying,
  submit,
} from "./visitor";

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

  await answer(shown, appointment);
  const responded = page.waitForResponse(`**${appointment.path}`);
  await submit(shown, appointment);
  expect((await responded).status()).toBe(201);
  await expectNoDialog(page);
  await expect(appointmentOpener(page)).toBeFocused();
  await expectHiddenSuccess(page);
});
