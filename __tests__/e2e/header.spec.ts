/** The header and the menu of phones. */
import { expect, type Page, test } from "@playwright/test";
import { getPalette } from "../../src/theme/tokens";
import { toCssColour } from "../setup/contrast";
import { findLinkLabel, words } from "../setup/words";
import { findCutOffTexts, resize } from "./find-cut-off-texts";
import { desktop, expectTitle, openPage, openWithoutScripts, phone } from "./site";

const locateMenu = (page: Page) =>
  page.getByRole("navigation", { name: words.navigation.main.label, exact: true });
const locateToggle = (page: Page, name = words.labels.openMenu) =>
  page.getByRole("button", { name, exact: true });

async function openMenu(page: Page): Promise<void> {
  await locateToggle(page).click();
  await expect(locateMenu(page)).toBeVisible();
}

test("over the home page's picture it is transparent up to 10 px of scroll, then a raised band with a smaller logo", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openPage(page, "/");
  const light = getPalette("light");
  const header = page.getByRole("banner");
  const logo = header.getByRole("link", { name: words.company.name });
  await expect(header).toHaveCSS("color", toCssColour(light.onPicture));
  const width = async () => (await logo.boundingBox())?.width ?? 0;
  const before = await width();
  await page.evaluate(() => scrollTo(0, 10));
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo(0, 11));
  await expect(header).toHaveCSS("background-color", toCssColour(light.header));
  await expect(header).toHaveCSS("color", toCssColour(light.textMuted));
  await expect.poll(width).toBeLessThan(before - 5);
});

test("with text of twice the size and on every screen it fits, with targets of a finger's size", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/about-us");
  for (const size of ["100%", "200%"]) {
    await page.evaluate((fontSize) => {
      const larger = new CSSStyleSheet();
      larger.replaceSync(`html { font-size: ${fontSize} !important }`);
      document.adoptedStyleSheets = [larger];
    }, size);
    for (const width of [320, 768, 1024]) {
      await resize(page, width);
      const controls = await page
        .getByRole("banner")
        .evaluate((header) =>
          [...header.querySelectorAll("a, button")]
            .filter((control) => control.checkVisibility())
            .map((control) => control.getBoundingClientRect().toJSON() as DOMRect),
        );
      for (const [index, { left, right, height }] of controls.entries()) {
        const where = `control ${index} at ${width} px, ${size}`;
        expect(left, where).toBeGreaterThanOrEqual((controls[index - 1]?.right ?? 0) - 1);
        expect(right, where).toBeLessThanOrEqual(width + 1);
        expect(height, where).toBeGreaterThanOrEqual(43);
      }
      const ofHeader = (await findCutOffTexts(page)).filter((text) => text.includes("sideways"));
      expect(ofHeader, `${width} px, ${size}`).toEqual([]);
    }
  }
});

test("the menu of a phone, opened before hydration, stays open, and closes by Escape, toggle, outside press, Tab in both directions, a link, Back and a wider screen", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const letScriptsCome = await openWithoutScripts(page, "/about-us");
  await openMenu(page);
  await letScriptsCome();
  await expect(locateMenu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(locateMenu(page)).toBeHidden();
  await expect(locateToggle(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(locateToggle(page)).not.toBeFocused();

  await openMenu(page);
  await locateToggle(page, words.labels.closeMenu).click();
  await expect(locateMenu(page)).toBeHidden();

  // The page takes the focus, and what is around the header's controls does not.
  for (const y of [780, 4]) {
    await openMenu(page);
    // The browser shows the menu before React knows of it.
    await expect(locateToggle(page, words.labels.closeMenu)).toBeVisible();
    await page.mouse.move(180, y);
    await page.mouse.down();
    await expect(locateMenu(page)).toBeHidden();
    await page.mouse.up();
  }

  await openMenu(page);
  await expect(locateToggle(page, words.labels.closeMenu)).toBeVisible();
  const links = locateMenu(page).getByRole("link");
  for (const link of await links.all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS("outline-style", "solid");
  }
  await page.keyboard.press("Tab");
  await expect(locateMenu(page)).toBeHidden();

  await openMenu(page);
  await expect(locateToggle(page, words.labels.closeMenu)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(locateMenu(page)).toBeHidden();

  // The second time, it is the link of the page itself.
  for (let visit = 0; visit < 2; visit += 1) {
    await openMenu(page);
    await locateMenu(page)
      .getByRole("link", { name: findLinkLabel("/service") })
      .click();
    await expect(locateMenu(page)).toBeHidden();
    await expectTitle(page, words.servicePage.title);
  }
  await openMenu(page);
  await page.evaluate(() => history.back());
  await expectTitle(page, words.aboutUs.title);
  await expect(locateMenu(page)).toBeHidden();

  // A phone that is turned may have room for the row of links.
  await openMenu(page);
  await expect(locateToggle(page, words.labels.closeMenu)).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(page.locator(":popover-open")).toHaveCount(0);
});
