/** The theme before the first paint, across visits, and with the operating system's changes. */
import { expect, test } from "@playwright/test";
import { themeChangeAttribute } from "../../src/theme/theme-store";
import { palettes } from "../../src/theme/tokens";
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

const darkSurface = `rgb(${fromHex(palettes.dark.surface).join(", ")})`;

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

test("a choice is stored and applies after a reload and on the next page", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("switch", isDarkSwitch).first().click();
  await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
  await page.goto("/service");
  await expect(page.locator("body")).toHaveCSS("background-color", darkSurface);
});

test("a new theme appears at once, without transitions", async ({ page }) => {
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
  await expect(page.locator("html")).not.toHaveAttribute(themeChangeAttribute);
});

test("without a choice, the theme follows the operating system and nothing is stored", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/about-us");
  for (const colorScheme of ["dark", "light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("body")).toHaveAttribute("data-theme", colorScheme);
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("with storage blocked, the theme is the operating system's and the switch still works", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  const problems = watch(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, "/about-us");
  await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("switch", isDarkSwitch).first().click();
  await expect(page.locator("body")).toHaveAttribute("data-theme", "light");
  expect(problems).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the theme is the operating system's", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/about-us");
    await expect(page.locator("body")).toHaveCSS("background-color", darkSurface);
  });
});
