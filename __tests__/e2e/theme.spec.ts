/** The theme before the first paint, when it is switched, across visits, and without JavaScript. */
import { expect, test } from "@playwright/test";
import { attributes } from "../../src/page/attributes";
import { paletteOf } from "../../src/theme/tokens";
import { fromHex } from "../setup/contrast";
import { words } from "../setup/words";
import { openPage, watch } from "./site";

const isDarkSwitch = { name: words.labels.darkTheme };

/** Records the theme and the background colour of every frame, from the first on. */
const recordPaints = () => {
  const record = () => {
    if (document.documentElement.contains(document.body)) {
      const { backgroundColor } = getComputedStyle(document.body);
      paints.push(`${document.body.dataset.theme ?? "none"} ${backgroundColor}`);
    }
    requestAnimationFrame(record);
  };
  const paints: string[] = [];
  Object.assign(window, { paints });
  requestAnimationFrame(record);
};

const darkSurface = `rgb(${fromHex(paletteOf("dark").surface).join(", ")})`;

test("a stored choice is applied before the first paint, without a flash", async ({ page }) => {
  const problems = watch(page);
  await page.addInitScript(() => {
    localStorage.setItem("darkMode", "true");
  });
  await page.addInitScript(recordPaints);
  await openPage(page, "/about-us");
  const paints: string[] = await page.evaluate("window.paints");
  expect(new Set(paints)).toEqual(new Set([`dark ${darkSurface}`]));
  await expect(page.getByRole("switch", isDarkSwitch).first()).toBeChecked();
  expect(problems).toEqual([]);
});

test("a choice appears at once, without transitions, is stored, and applies on the next page", async ({
  page,
}) => {
  await openPage(page, "/");
  const transitions = await page
    .getByRole("switch", isDarkSwitch)
    .first()
    .evaluate((toggle: HTMLElement) => {
      toggle.click();
      return document.getAnimations().filter((item) => item instanceof CSSTransition).length;
    });
  await expect(page.locator("body")).toHaveCSS("background-color", darkSurface);
  expect(transitions).toBe(0);
  await expect(page.locator("html")).not.toHaveAttribute(attributes.themeChange);
  await page.goto("/service");
  await expect(page.locator("body")).toHaveCSS("background-color", darkSurface);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the theme is the operating system's", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/about-us");
    await expect(page.locator("body")).toHaveCSS("background-color", darkSurface);
  });
});
