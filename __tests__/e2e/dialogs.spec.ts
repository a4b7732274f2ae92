/** Every dialog: the focus in it and back, the ways to close it, the page behind it, and its size. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { appointmentWords, enquiryWords } from "../setup/form-words";
import { service } from "../setup/services";
import { words } from "../setup/words";
import {
  desktop,
  expectAccessible,
  openPage,
  waitForPaint,
  phone,
  scrollPosition,
  stubThirdParties,
} from "./site";
import { launchOptions } from "../setup/browser";
import { expectNoDialog } from "./visitor";

// Where scroll bars take up space, the page must not move when its own disappears.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ["--hide-scrollbars"] } });

interface DialogCase {
  readonly title: string;
  readonly page: string;
  readonly opener: string;
}

const scheduling: DialogCase = {
  title: words.scheduling.title,
  page: "/",
  opener: `${words.home.hero.action.label}: ${words.scheduling.title}`,
};
const appointment: DialogCase = {
  title: appointmentWords.heading,
  page: "/about-us",
  opener: words.aboutUs.whoWeAre.action.label,
};
const aService: DialogCase = { title: service.heading, page: "/service", opener: service.title };
const enquiry: DialogCase = {
  title: enquiryWords.heading,
  page: "/service",
  opener: words.servicePage.talkGrowth.action.label,
};

const locateOpener = (page: Page, { opener }: DialogCase) =>
  page.getByRole("button", { name: opener, exact: true });

async function open(page: Page, dialog: DialogCase): Promise<Locator> {
  await locateOpener(page, dialog).click();
  const shown = page.getByRole("dialog", { name: dialog.title, exact: true });
  await expect(shown).toBeVisible();
  return shown;
}

/** Each page is opened once. */
for (const dialogs of [[scheduling], [appointment], [aService, enquiry]]) {
  const titles = dialogs.map(({ title }) => title).join(", ");
  test(`the focus never reaches the page behind the dialog, and Escape returns it: ${titles}`, async ({
    page,
  }) => {
    await stubThirdParties(page);
    await page.goto(dialogs[0]?.page ?? "");
    for (const dialog of dialogs) {
      const shown = await open(page, dialog);
      await expect(shown.getByRole("heading", { name: dialog.title, exact: true })).toBeFocused();
      await expectFocusInFront(page, shown);
      await expectAccessible(page, "dialog", dialog === enquiry ? "dark" : "light");
      await page.keyboard.press("Escape");
      await expectNoDialog(page);
      await expect(locateOpener(page, dialog)).toBeFocused();
    }
  });
}

/** Expects that Tab goes through every control and never reaches the page behind; the browser's own bar may have its turn. */
async function expectFocusInFront(page: Page, shown: Locator): Promise<void> {
  const indexOfFocus = () =>
    shown.evaluate((dialog) =>
      document.activeElement === document.body
        ? "the browser's bar"
        : [...dialog.querySelectorAll("*")].findIndex((each) => each === document.activeElement),
    );
  await page.keyboard.press("Tab");
  const first = await indexOfFocus();
  const stops = new Set([first]);
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Tab");
    const index = await indexOfFocus();
    expect(index, "the focus is not in the page behind").not.toBe(-1);
    if (index === first) break;
    stops.add(index);
  }
  stops.delete("the browser's bar");
  const count = await shown.locator("a, button, input:visible, select, textarea").count();
  expect(stops.size, "every control is a tab stop").toBeGreaterThanOrEqual(count);
}

test("a dialog locks the page, which does not move, and closes by its button and the backdrop", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, appointment.page);
  await locateOpener(page, appointment).scrollIntoViewIfNeeded();
  const opener = locateOpener(page, appointment);
  // Fonts that load later would move it.
  await waitForPaint(page);
  const before = [await scrollPosition(page), await opener.boundingBox()];
  const shown = await open(page, appointment);
  await page.mouse.move(4, 400);
  await page.mouse.wheel(0, 900);
  expect([await scrollPosition(page), await opener.boundingBox()]).toEqual(before);
  await shown.getByRole("button", { name: words.labels.close }).click();
  await expectNoDialog(page);
  await expect(opener).toBeFocused();
  expect([await scrollPosition(page), await opener.boundingBox()]).toEqual(before);

  await open(page, appointment);
  // Selecting text may end on the backdrop.
  await shown.getByRole("heading", { name: appointment.title, exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(4, 700, { steps: 4 });
  await page.mouse.up();
  await expect(shown).toBeVisible();
  await page.mouse.click(4, 700);
  await expectNoDialog(page);
  // Proves that the wheel scrolls the page when it is not locked. A busy browser may lose a turn of it.
  const scrollDown = async () => {
    await page.mouse.wheel(0, 900);
    return scrollPosition(page);
  };
  await expect.poll(scrollDown).toBeGreaterThan(Number(before[0]));
});

test("a service's dialog is at most 80 % as high as the screen, and its text scrolls", async ({
  page,
}) => {
  await openPage(page, aService.page);
  for (const { width } of [phone, desktop]) {
    await page.setViewportSize({ width, height: 600 });
    const shown = await open(page, aService);
    expect((await shown.boundingBox())?.height).toBeLessThan(481);
    const name = fillTemplate(words.servicePage.readMore, { service: aService.opener });
    await shown.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 5000);
      const link = shown.getByRole("link", { name });
      await expect(link).toBeInViewport({ ratio: 0.9, timeout: 2_000 });
    }).toPass();
    await expect(shown.getByRole("button", { name: words.labels.close })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
  }
});

test("a form that is longer than its dialog keeps its button in view", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openPage(page, appointment.page);
  const shown = await open(page, appointment);
  const button = shown.getByRole("button", { name: appointmentWords.submit, exact: true });
  await button.click();
  await expect(shown.locator("[aria-invalid=true]").first()).toBeVisible();
  await expect(button).toBeInViewport({ ratio: 0.9 });
});

test("the mistakes in a dialog's form are counted in so few lines that the first field is in view below them", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openPage(page, enquiry.page);
  const shown = await open(page, enquiry);
  await shown.getByRole("button", { name: enquiryWords.submit, exact: true }).click();
  const summary = shown.getByRole("group", { name: words.messages.problemTitle });
  await expect(summary).toBeFocused();
  // With long labels it takes two lines.
  expect((await summary.boundingBox())?.height).toBeLessThan(100);
  await expect(shown.locator("[aria-invalid=true]").first()).toBeInViewport({ ratio: 1 });
});

const { widget, calendarUrl } = words.company.scheduling ?? {};

if (widget ?? calendarUrl)
  test("to book is on the first screen of a phone, and large on a laptop's, until the appointment form takes its place", async ({
    page,
  }) => {
    await stubThirdParties(page);
    await page.setViewportSize(desktop);
    await openPage(page, scheduling.page);
    const shown = await open(page, scheduling);
    const frame = shown.locator("iframe").first();
    expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(560);
    await page.setViewportSize(phone);
    await expect(frame).toBeInViewport({ ratio: 0.4 });

    await shown.getByRole("button", { name: appointmentWords.heading }).click();
    await expect(page.getByRole("heading", { name: appointmentWords.heading })).toBeFocused();
    const withForm = page.getByRole("dialog", { name: appointmentWords.heading, exact: true });
    await expect(withForm.locator("iframe").first()).toBeHidden();
    await expectAccessible(page, "dialog", "dark");
    await withForm.getByLabel(appointmentWords.label("name"), { exact: true }).fill("Asha");
    await withForm.getByRole("button", { name: words.labels.close }).click();
    await expectNoDialog(page);
    await open(page, scheduling);
    await shown.getByRole("button", { name: appointmentWords.heading }).click();
    await expect(withForm.getByLabel(appointmentWords.label("name"), { exact: true })).toHaveValue(
      "Asha",
    );
  });
