/** The theme before the first paint, when it is chosen, and across visits. */
import { expect, type Page, test } from "@playwright/test";
import { getPalette } from "../../src/theme/tokens";
import { toCssColour } from "../setup/contrast";
import { words } from "../setup/words";
import { openPage, openWithoutScripts, collectProblems } from "./site";

const surface = (theme: "light" | "dark") => toCssColour(getPalette(theme).surface);
const themeSwitch = (page: Page) =>
  page.getByRole("switch", { name: words.labels.darkTheme }).first();
const body = (page: Page) => page.locator("body");

test("a stored choice is applied before the first paint, without a flash", async ({ page }) => {
  const problems = await collectProblems(page);
  await page.addInitScript(() => {
    localStorage.setItem("darkMode", "true");
    const paints = new Set<string>();
    Object.assign(window, { paints });
    const record = () => {
      if (document.documentElement.contains(document.body))
        paints.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await openPage(page, "/about-us");
  expect(await page.evaluate("[...window.paints]")).toEqual([surface("dark")]);
  await expect(body(page)).toHaveAttribute("data-theme", "dark");
  await expect(themeSwitch(page)).toBeChecked();
  expect(problems).toEqual([]);
});

test("the system's theme is followed until one is chosen, which is stored, also for the browser's bar", async ({
  page,
}) => {
  const bar = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, "/");
  await expect(body(page)).toHaveCSS("background-color", surface("dark"));
  await page.emulateMedia({ colorScheme: "light" });
  await expect(body(page)).toHaveCSS("background-color", surface("light"));
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBeNull();

  await themeSwitch(page).click();
  await expect(body(page)).toHaveCSS("background-color", surface("dark"));
  await expect.poll(bar).toEqual([getPalette("dark").surface]);
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");
  await page.goto("/service", { waitUntil: "commit" });
  await expect(body(page)).toHaveCSS("background-color", surface("dark"));
  await expect.poll(bar).toEqual([getPalette("dark").surface]);
});

test("a theme that is chosen before hydration is stored", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/about-us");
  await themeSwitch(page).click();
  await letScriptsCome();
  await openPage(page, "/service");
  await expect(body(page)).toHaveAttribute("data-theme", "dark");
});

test("with storage blocked, a theme that is chosen before hydration stays", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  const letScriptsCome = await openWithoutScripts(page, "/about-us");
  await themeSwitch(page).click();
  await expect(body(page)).toHaveAttribute("data-theme", "dark");
  await letScriptsCome();
  await expect(body(page)).toHaveAttribute("data-theme", "dark");
  await expect(themeSwitch(page)).toBeChecked();
  await themeSwitch(page).click();
  await expect(body(page)).toHaveAttribute("data-theme", "light");
});
