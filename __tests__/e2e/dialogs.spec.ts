/** Every dialog: opening, closing, the focus, and the page that replaces it without JavaScript. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { words } from "../setup/words";
import { fillTemplate } from "../../src/lib/fill-template";
import { appointmentWords, enquiryWords } from "../setup/form-words";
import { interceptEverything, openPage, screens, hydrated } from "./site";
import { expectAccessible, expectNoDialog, standForThirdParties } from "./visitor";

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
  opener: words.home.hero.action.label,
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
const services = [
  serviceCase(words.services.marketing),
  serviceCase(words.services.humanResources),
  serviceCase(words.services.strategy),
] as const;
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
const kinds = [scheduling, appointment, services[0], enquiry, search];

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

/** Whether the focus is in the dialog, and on which of its elements. */
const describeFocus = (shown: Locator) =>
  shown.evaluate((dialog) => {
    const focused = document.activeElement;
    const stops = [...dialog.querySelectorAll("*")];
    return { isInside: dialog.contains(focused), index: focused ? stops.indexOf(focused) : -1 };
  });

for (const dialog of kinds) {
  test.describe(dialog.title, () => {
    test.beforeEach(async ({ page }) => {
      await standForThirdParties(page);
      // Wider than the page's content: a headless browser has no scroll bar, but an open dialog makes room for one.
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(dialog.page);
    });

    test("takes and traps the focus, and locks the page behind it", async ({ page }) => {
      const shown = await open(page, dialog);
      const { role, name } = dialog.firstFocus ?? { role: "heading", name: dialog.title };
      await expect(shown.getByRole(role, { name, exact: true })).toBeFocused();
      if (dialog.iframe) await expect(shown.getByTitle(dialog.iframe)).toBeVisible();

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
      expect(
        await describeFocus(shown),
        "Shift+Tab on the first control leads to the last",
      ).toEqual(stops.at(-2));

      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(4, 400);
      await page.mouse.wheel(0, 900);
      await page.keyboard.press("Escape");
      await expect(shown).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      // Proves that the wheel scrolls the page when it is not locked.
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    });

    test("closes on Escape, the close button and a click on the backdrop, and returns the focus", async ({
      page,
    }) => {
      const closeActions = [
        () => page.keyboard.press("Escape"),
        (shown: Locator) => shown.getByRole("button", { name: words.labels.close }).click(),
        () => page.mouse.click(4, 700),
      ];
      for (const close of closeActions) {
        const shown = await open(page, dialog);
        await close(shown);
        await expectNoDialog(page);
        await expect(openerOf(page, dialog)).toBeFocused();
      }

      // Selecting text may end on the backdrop.
      const shown = await open(page, dialog);
      await shown.getByRole("heading", { name: dialog.title, exact: true }).hover();
      await page.mouse.down();
      await page.mouse.move(4, 700, { steps: 4 });
      await page.mouse.up();
      await expect(shown).toBeVisible();
      await page.mouse.click(4, 700);
      await expectNoDialog(page);
    });
  });
}

for (const { name, width, height } of screens) {
  test.describe(`${name}: no axe violations in either theme`, () => {
    test.use({
      viewport: { width, height },
      colorScheme: "light",
      contextOptions: { reducedMotion: "reduce" },
    });

    for (const dialog of kinds) {
      test(dialog.title, async ({ page }) => {
        await standForThirdParties(page);
        await page.goto(dialog.page);
        const shown = await open(page, dialog);
        if (dialog === search) {
          await shown.getByRole("combobox").fill(words.services.strategy.title);
          await expect(shown.getByRole("option").first()).toBeVisible();
        }
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: "dark" });
        await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
        await expectAccessible(page, "dialog");
      });
    }
  });

  test(`${name}: a service's dialog is at most 80 % as high as the screen, and its text scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto("/service");
    for (const service of services) {
      const shown = await open(page, service);
      const box = await shown.boundingBox();
      expect(box?.height).toBeLessThan(480.5);
      expect(box?.height).toBeGreaterThan(400);
      const more = shown.getByRole("link", {
        name: fillTemplate(words.servicePage.readMore, { service: service.opener }),
      });
      await expect(more).not.toBeInViewport();
      await shown.hover();
      await page.mouse.wheel(0, 5000);
      await expect(more).toBeInViewport({ ratio: 1 });
      await expect(shown.getByRole("button", { name: words.labels.close })).toBeInViewport({
        ratio: 1,
      });
      await page.keyboard.press("Escape");
      await expectNoDialog(page);
    }
  });
}

test("when a dialog's code cannot be loaded, the opener leads to the page instead", async ({
  page,
}) => {
  await interceptEverything(page);
  await openPage(page, "/service");
  await page.route("**/*.js", (route) => route.abort());
  await openerOf(page, services[1]).click();
  await expect(page).toHaveURL("/services/human-resources");
});

test("a service's dialog says when its text is on its way or does not arrive, and links to the page", async ({
  page,
}) => {
  const [{ opener, title }] = services;
  await interceptEverything(page);
  await openPage(page, "/service");
  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const text = "**/page-data/services/marketing/page-data.json";
  await page.route(text, async (route) => {
    await failed;
    await route.abort();
  });
  await page.getByRole("button", { name: opener, exact: true }).click();
  const shown = page.getByRole("dialog", { name: opener, exact: true });
  await expect(shown.getByRole("status")).toHaveText(words.servicePage.textLoading);
  await expect(
    shown.getByRole("link", {
      name: fillTemplate(words.servicePage.readMore, { service: opener }),
    }),
  ).toBeVisible();
  fail();
  await expect(shown.getByRole("status")).toContainText(words.servicePage.textNotLoaded);
  await page.keyboard.press("Escape");
  await expectNoDialog(page);

  await page.unroute(text);
  await page.getByRole("button", { name: opener, exact: true }).click();
  await expect(page.getByRole("dialog", { name: title, exact: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every opener links to a page with the same content", async ({ page }) => {
    for (const dialog of [scheduling, appointment, ...services, enquiry]) {
      await page.goto(dialog.page);
      await page.getByRole("main").getByRole("link", { name: dialog.opener, exact: true }).click();
      await expect(page).toHaveURL(dialog.instead?.address ?? "");
      await expect(dialog.instead?.find(page) ?? page.locator("none")).toBeVisible();
    }
  });
});
