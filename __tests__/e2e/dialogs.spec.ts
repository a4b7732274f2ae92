/** Every dialog: opening, closing, the focus, its size and accessibility. */
import { expect, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { service } from "../setup/services";
import { words } from "../setup/words";
import {
  aService,
  appointment,
  describeFocus,
  kinds,
  open,
  openerOf,
  scheduling,
  search,
  services,
} from "./dialog-cases";
import { openPage, screens, scrollPosition, scrollThrough } from "./site";
import { expectAccessible, expectNoDialog, standForThirdParties } from "./visitor";

for (const dialog of kinds) {
  test(`${dialog.title}: focus, ways to close, accessibility`, async ({ page }) => {
    await standForThirdParties(page);
    await page.goto(dialog.page);
    const shown = await open(page, dialog);
    await test.step("takes and traps the focus, and locks the page behind it", async () => {
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
      const last = await describeFocus(shown);
      expect(last, "Shift+Tab on the first control leads to the last").toEqual(stops.at(-2));

      const before = await scrollPosition(page);
      await page.mouse.move(4, 400);
      await page.mouse.wheel(0, 900);
      await page.keyboard.press("Escape");
      await expectNoDialog(page);
      await expect(openerOf(page, dialog)).toBeFocused();
      expect(await scrollPosition(page)).toBe(before);
      // Proves that the wheel scrolls the page when it is not locked, which ends a frame after the dialog is hidden.
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 900);
          return scrollPosition(page);
        })
        .toBeGreaterThan(before);
    });

    await test.step("closes by its button and the backdrop, and returns the focus", async () => {
      await open(page, dialog);
      await shown.getByRole("button", { name: words.labels.close }).click();
      await expectNoDialog(page);
      await expect(openerOf(page, dialog)).toBeFocused();

      await open(page, dialog);
      // Selecting text may end on the backdrop.
      await shown.getByRole("heading", { name: dialog.title, exact: true }).hover();
      await page.mouse.down();
      await page.mouse.move(4, 700, { steps: 4 });
      await page.mouse.up();
      await expect(shown).toBeVisible();
      await page.mouse.click(4, 700);
      await expectNoDialog(page);
      await expect(openerOf(page, dialog)).toBeFocused();
    });

    await test.step("has no axe violation on either screen and in either theme", async () => {
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
      await open(page, dialog);
      if (dialog === search) {
        await shown.getByRole("combobox").fill(service.title);
        await expect(shown.getByRole("option").first()).toBeVisible();
      }
      for (const { width, height } of screens) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator("body")).toHaveAttribute("data-theme", colorScheme);
          await expectAccessible(page, "dialog");
        }
      }
    });
  });
}

for (const dialog of [scheduling, appointment, aService]) {
  test(`${dialog.title}: nothing on the page moves while it opens and closes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await standForThirdParties(page);
    await openPage(page, dialog.page);
    for (const width of [375, 645, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollThrough(page);
      await openerOf(page, dialog).scrollIntoViewIfNeeded();
      const before = await layoutOf(page);
      expect(before.boxes.length).toBeGreaterThan(5);
      await open(page, dialog);
      expect(await layoutOf(page), `at ${String(width)} px`).toEqual(before);
      await page.keyboard.press("Escape");
      await expectNoDialog(page);
      expect(await layoutOf(page), `at ${String(width)} px`).toEqual(before);
    }
  });
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

test("a double click on a service's card opens its dialog, which stays open", async ({ page }) => {
  await openPage(page, "/service");
  const opener = openerOf(page, aService);
  await opener.scrollIntoViewIfNeeded();
  // The code is there, so the dialog opens between the two clicks.
  await open(page, aService);
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  const box = await opener.boundingBox();
  // At the edge of the screen, where the backdrop is when the dialog is open.
  const x = box?.x ?? 0;
  const y = box?.y ?? 0;
  await page.mouse.click(x + 1, y + 1, { clickCount: 1 });
  await expect(page.getByRole("dialog", { name: aService.title })).toBeVisible();
  await page.mouse.move(x + 1, y + 1);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole("dialog", { name: aService.title })).toBeVisible();
});

test("a service's dialog is at most 80 % as high as the screen, and its text scrolls", async ({
  page,
}) => {
  await page.goto("/service");
  for (const { width } of screens) {
    await page.setViewportSize({ width, height: 600 });
    for (const service of services) {
      const shown = await open(page, service);
      const box = await shown.boundingBox();
      expect(box?.height).toBeLessThan(480.5);
      const more = shown.getByRole("link", {
        name: fillTemplate(words.servicePage.readMore, { service: service.opener }),
      });
      await shown.hover();
      await page.mouse.wheel(0, 5000);
      await expect(more).toBeInViewport({ ratio: 1 });
      await expect(shown.getByRole("button", { name: words.labels.close })).toBeInViewport({
        ratio: 1,
      });
      await page.keyboard.press("Escape");
      await expectNoDialog(page);
    }
  }
});
