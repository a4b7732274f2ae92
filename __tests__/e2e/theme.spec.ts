/** The theme before the first paint, over visits, and against the operating system. */
import { expect, test } from "@playwright/test";
import { openPage, watch } from "./site";

const isDarkSwitch = { name: "Dark theme" };

/** Remembers the theme and the page's colour at every paint, from the first on. */
const recordPaints = () => {
  const record = () => {
    if (document.body) {
      const { backgroundColor } = getComputedStyle(document.body);
      paints.push(`${document.body.dataset.theme ?? "none"} ${backgroundColor}`);
    }
    requestAnimationFrame(record);
  };
  const paints: string[] = [];
  Object.assign(window, { paints });
  requestAnimationFrame(record);
};

const darkSurface = "rgb(12, 31, 26)";

test("a stored choice is there before the first paint, without a flash", async ({ page }) => {
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

test("a choice is stored, and holds on the next page and after a reload", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("switch", isDarkSwitch).first().click();
  await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
  await page.goto("/service");
  await expect(page.locator("body")).toHaveCSS("background-color", darkSurface);
});

test("without a choice the operating system is followed, and nothing is stored", async ({
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

test("blocked storage: the operating system decides, and the switch still works", async ({
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

  test("the operating system decides", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/about-us");
    await expect(page.locator("body")).toHaveCSS("background-color", darkSurface);
  });
});
