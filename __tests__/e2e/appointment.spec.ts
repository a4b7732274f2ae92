/** The appointment form in its dialog. */
import { expect, type Page, test } from "@playwright/test";
import { words } from "../setup/words";
import { expectAccessible, openPage } from "./site";
import {
  answer,
  appointment,
  appointmentOpener,
  expectNoDialog,
  locateField,
  locateForm,
  places,
  matchMessage,
  submit,
} from "./visitor";

test.use({ timezoneId: "Asia/Colombo" });

/** A success closes the dialog, which is all that sighted visitors see of it; screen readers announce a status. */
async function expectHiddenSuccess(page: Page): Promise<void> {
  const status = page.getByText(appointment.success, { exact: true });
  const box = await page.locator("[aria-live=polite]").filter({ has: status }).boundingBox();
  expect((box?.width ?? 99) * (box?.height ?? 99)).toBeLessThan(10);
  await expect(page.getByRole("alert")).toBeHidden();
}

test("a wrong appointment says what is wrong, and a right one closes the dialog, which only a hidden status tells", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-12-31T20:00Z");
  const shown = await places.appointmentDialog(page);
  await expect(locateField(shown, appointment, "date")).toHaveAttribute("min", "2027-01-01");
  await submit(shown, appointment);
  for (const [name, message] of Object.entries(appointment.messages))
    await expect(locateField(shown, appointment, name)).toHaveAccessibleDescription(
      matchMessage(message),
    );
  await expectAccessible(page, "form", "light");

  await answer(shown, appointment);
  const responded = page.waitForResponse(`**${appointment.path}`);
  await submit(shown, appointment);
  expect((await responded).status()).toBe(201);
  await expectNoDialog(page);
  await expect(appointmentOpener(page)).toBeFocused();
  await expectHiddenSuccess(page);
});

const { book } = words.contactUs;

// An editor may lead elsewhere.
if (book.to === "/contact-us#appointment")
  test("a link on the contact page opens the form that is collapsed there, each time", async ({
    page,
  }) => {
    await openPage(page, "/contact-us");
    const form = locateForm(page, appointment);
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole("main").getByRole("link", { name: book.label }).first().click();
      await expect(form).toBeVisible();
      await page.locator("summary").click();
      await expect(form).toBeHidden();
    }
  });
