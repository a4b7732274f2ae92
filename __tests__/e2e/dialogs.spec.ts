/** Every dialog: the focus, ways to close it, its size and accessibility, and what replaces it without JavaScript. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { appointmentWords, enquiryWords } from "../setup/form-words";
import { launchOptions } from "../setup/browser";
import { service, services as allServices } from "../setup/services";
import { words } from "../setup/words";
import {
  expectAccessible,
  hydrated,
  openPage,
  screens,
  scrollPosition,
  scrollThrough,
} from "./site";
import { appointmentOpener, expectNoDialog, standForThirdParties } from "./visitor";

interface DialogCase {
  title: string;
  page: string;
  opener: string;
  /** The control that is focused at first, if it is not the title. */
  firstFocus?: { role: "combobox"; name: string };
  /** The title of an iframe in it, which is one more tab stop once it has loaded. */
  iframe?: string;
  /** The page that the opener links to, and what is there instead of the dialog. */
  instead?: { address: string; find: (page: Page) => Locator };
}

const enquiryForm = (page: Page) => page.getByRole("form", { name: enquiryWords.heading });
const serviceCase = (service: { name: string; title: string; heading: string }): DialogCase => ({
  title: service.heading,
  page: "/service",
  opener: service.title,
  instead: {
    address: `/services/${service.name}`,
    find: (page) => page.getByRole("heading", { level: 1, name: service.heading }),
  },
});

const scheduling: DialogCase = {
  title: words.scheduling.title,
  page: "/",
  opener: `${words.home.hero.action.label}: ${words.scheduling.title}`,
  iframe: words.scheduling.calendar,
  instead: { address: "/contact-us", find: enquiryForm },
};
const appointment: DialogCase = {
  title: appointmentWords.heading,
  page: "/about-us",
  opener: words.aboutUs.whoWeAre.action.label,
  instead: {
    address: "/contact-us#appointment",
    find: (page) => page.getByRole("heading", { name: appointmentWords.heading }),
  },
};
const services = allServices.map(serviceCase);
const aService = serviceCase(service);
const enquiry: DialogCase = {
  title: enquiryWords.heading,
  page: "/service",
  opener: words.servicePage.talkGrowth.action.label,
  instead: { address: "/contact-us", find: enquiryForm },
};
const search: DialogCase = {
  title: words.search.title,
  page: "/about-us",
  opener: words.labels.search,
  firstFocus: { role: "combobox", name: words.search.label },
};

const openerOf = (page: Page, { opener }: DialogCase) =>
  page.getByRole("button", { name: opener, exact: true });

async function open(page: Page, dialog: DialogCase): Promise<Locator> {
  // The others are links until the page is hydrated; this one is a button from the start.
  if (dialog === search) await hydrated(page);
  await openerOf(page, dialog).click();
  const shown = page.getByRole("dialog", { name: dialog.title, exact: true });
  await expect(shown).toBeVisible();
  return shown;
}

/** All of the dialogs, so that each page is opened once. */
const dialogsOfPages = [[scheduling], [appointment, search], [aService, enquiry]];

for (const dialogs of dialogsOfPages) {
  test(`focus and accessibility: ${dialogs.map(({ title }) => title).join(", ")}`, async ({
    page,
  }) => {
    await standForThirdParties(page);
    // In motion, axe would see colours between those of two themes.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(dialogs[0]?.page ?? "");
    for (const dialog of dialogs) {
      const shown = await open(page, dialog);
      const { role, name } = dialog.firstFocus ?? { role: "heading", name: dialog.title };
      await expect(shown.getByRole(role, { name, exact: true })).toBeFocused();
      if (dialog.iframe) await expect(shown.getByTitle(dialog.iframe)).toBeVisible();
      await expectTrappedFocus(page, shown);
      if (dialog === search) {
        await shown.getByRole("combobox").fill(service.title);
        await expect(shown.getByRole("option").first()).toBeVisible();
      }
      await expectAccessible(page, "dialog");
      await page.keyboard.press("Escape");
      await expectNoDialog(page);
      await expect(openerOf(page, dialog)).toBeFocused();
    }
  });
}

async function expectTrappedFocus(page: Page, shown: Locator): Promise<void> {
  await page.keyboard.press("Tab");
  const stops = [await describeFocus(shown)];
  for (let turn = 0; turn < 30; turn += 1) {
    await page.keyboard.press("Tab");
    stops.push(await describeFocus(shown));
    if (stops.at(-1)?.index === stops[0]?.index) break;
  }
  expect(stops.filter(({ isInside }) => !isInside)).toEqual([]);
  expect(stops.at(-1), "Tab on the last control leads to the first").toEqual(stops[0]);
  const count = await shown.locator("a, button, input:visible, select, textarea").count();
  expect(stops.length, "every control is a tab stop").toBeGreaterThan(count);
  await page.keyboard.press("Shift+Tab");
  const last = await describeFocus(shown);
  expect(last, "Shift+Tab on the first control leads to the last").toEqual(stops.at(-2));
}

/** Whether the focus is in the dialog, and on which of its elements. */
const describeFocus = (shown: Locator) =>
  shown.evaluate((dialog) => {
    const focused = document.activeElement;
    const stops = [...dialog.querySelectorAll("*")];
    return { isInside: dialog.contains(focused), index: focused ? stops.indexOf(focused) : -1 };
  });

test("a dialog locks the page, and closes by its button and the backdrop", async ({ page }) => {
  await standForThirdParties(page);
  await openPage(page, scheduling.page);
  const shown = await open(page, scheduling);
  const before = await scrollPosition(page);
  await page.mouse.move(4, 400);
  await page.mouse.wheel(0, 900);
  await shown.getByRole("button", { name: words.labels.close }).click();
  await expectNoDialog(page);
  await expect(openerOf(page, scheduling)).toBeFocused();
  expect(await scrollPosition(page)).toBe(before);

  await open(page, scheduling);
  // Selecting text may end on the backdrop.
  await shown.getByRole("heading", { name: scheduling.title, exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(4, 700, { steps: 4 });
  await page.mouse.up();
  await expect(shown).toBeVisible();
  await page.mouse.click(4, 700);
  await expectNoDialog(page);
  await expect(openerOf(page, scheduling)).toBeFocused();
  // Proves that the wheel scrolls the page when it is not locked, which ends a frame after the dialog is hidden.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 900);
      return scrollPosition(page);
    })
    .toBeGreaterThan(before);
});

test("nothing on the page moves while a dialog opens and closes", async ({ page }) => {
  await expectStill(page);
});

test("nothing moves beside a scroll bar that takes room either", async ({
  playwright,
  baseURL,
}) => {
  const options = { ...launchOptions(), ignoreDefaultArgs: ["--hide-scrollbars"] };
  const browser = await playwright.chromium.launch(options);
  try {
    const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    await page.goto("/");
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15);
    await expectStill(page);
  } finally {
    await browser.close();
  }
});

async function expectStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, appointment.page);
  await scrollThrough(page);
  for (const width of [375, 645, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openerOf(page, appointment).scrollIntoViewIfNeeded();
    const before = await layoutOf(page);
    expect(before.boxes.length).toBeGreaterThan(5);
    await open(page, appointment);
    expect(await layoutOf(page), `at ${String(width)} px`).toEqual(before);
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
    expect(await layoutOf(page), `at ${String(width)} px`).toEqual(before);
  }
}

/** Where everything is. */
const layoutOf = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    scrolled: scrollY,
    boxes: [...document.querySelectorAll("header, footer, main :is(section, h2, h3, p, img)")].map(
      (element) => JSON.stringify(element.getBoundingClientRect()),
    ),
  }));

test("a service's dialog is at most 80 % as high as the screen, and its text scrolls", async ({
  page,
}) => {
  await page.goto("/service");
  for (const { width } of screens) {
    await page.setViewportSize({ width, height: 600 });
    const shown = await open(page, aService);
    expect((await shown.boundingBox())?.height).toBeLessThan(480.5);
    const name = fillTemplate(words.servicePage.readMore, { service: aService.opener });
    await shown.hover();
    await page.mouse.wheel(0, 5000);
    await expect(shown.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    const close = shown.getByRole("button", { name: words.labels.close });
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
  }
});

test("a form that is longer than its dialog keeps its button in view", async ({ page }) => {
  const { submit } = appointmentWords;
  for (const size of [
    { width: 375, height: 667 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await openPage(page, "/about-us");
    await appointmentOpener(page).click();
    const dialog = page.getByRole("dialog");
    const button = dialog.getByRole("button", { name: submit, exact: true });
    await button.click();
    await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every opener links to a page with the same content", async ({ page }) => {
    const links: DialogCase[] = [scheduling, appointment, ...services, enquiry];
    for (const dialog of links) {
      await page.goto(dialog.page);
      await page.getByRole("main").getByRole("link", { name: dialog.opener, exact: true }).click();
      await expect(page).toHaveURL(dialog.instead?.address ?? "");
      await expect(dialog.instead?.find(page) ?? page.locator("none")).toBeVisible();
    }
  });
});
