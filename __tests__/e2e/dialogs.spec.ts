/** Every dialog: opening, closing, the focus, its size and accessibility. */
import { expect, type Locator, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { words } from "../setup/words";
import { describeFocus, kinds, open, openerOf, search, services } from "./dialog-cases";
import { screens } from "./site";
import { expectAccessible, expectNoDialog, standForThirdParties } from "./visitor";

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
