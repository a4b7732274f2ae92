/** While a page loads: what a visitor does before its scripts are there, and what happens if something is missing. */
import { expect, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { paletteOf } from "../../src/theme/tokens";
import { cssColour } from "../setup/contrast";
import { isThere } from "../setup/routes";
import { words } from "../setup/words";
import { searchDialog, searchOpener } from "./search-dialog";
import { holdBack, hydrated, measureShift, openPage, scrollPosition, scrollThrough } from "./site";
import { standForThirdParties } from "./visitor";

const scripts = "**/{app,framework,webpack-runtime}-*.js";
const light = paletteOf("light");
const themeSwitch = (page: Page) =>
  page.getByRole("switch", { name: words.labels.darkTheme }).first();
const mapButton = (page: Page) => page.getByRole("button", { name: words.company.map.showLabel });
const noAnswer = (page: Page) =>
  page.getByRole("alert").filter({ hasText: words.labels.unreachable });

const distanceToEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);

/** Opens a page whose scripts do not come. @returns a function that lets them come */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return async () => {
    release();
    await hydrated(page);
  };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  if (isThere("/#testimonials"))
    test("a link to a text fragment ends there, and little shifts", async ({ page }) => {
      const shift = await measureShift(page);
      const letFontsCome = await holdBack(page, "**/*.woff2");
      const text = words.home.testimonials.heading;
      await page.goto(`/#:~:text=${encodeURIComponent(text)}`, { waitUntil: "commit" });
      await hydrated(page);
      const target = page.getByRole("heading", { level: 2, name: text });
      await expect(target).toBeInViewport();
      letFontsCome();
      await page.evaluate(() => document.fonts.ready);
      await expect(target).toBeInViewport();
      // The limit of a bad score: with the fonts, texts in view may gain or lose a line.
      expect(await shift(), "cumulative layout shift").toBeLessThan(0.25);
    });

  test("the End key while the page loads ends at its end, and nothing jumps", async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, "/");
    // Once the fonts have come, texts may wrap otherwise.
    await page.evaluate(() => document.fonts.ready);
    await page.keyboard.press("End");
    await expect.poll(() => distanceToEnd(page)).toBeLessThan(5);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    await letScriptsCome();
    await page.evaluate(() => document.fonts.ready);
    expect(await distanceToEnd(page)).toBeLessThan(5);
    // The visitor's own office hours need lines of their own.
    const change = (await page.evaluate(() => document.documentElement.scrollHeight)) - length;
    expect(Math.abs(change)).toBeLessThan(150);
  });
});

test("texts are as wide before their font has come as with it", async ({ page }) => {
  await openPage(page, "/");
  const differences = await page.evaluate(async () => {
    const pen = document.createElement("canvas").getContext("2d");
    const found: number[] = [];
    for (const element of document.querySelectorAll("main section h2, main section h2 + div p")) {
      const { fontFamily, fontWeight } = getComputedStyle(element);
      const width = (family = "") => {
        if (pen) pen.font = `${fontWeight} 100px ${family}`;
        return pen?.measureText(document.body.innerText).width ?? 0;
      };
      const [web, ...fallbacks] = fontFamily.split(", ").slice(0, -1);
      for (const family of fallbacks) {
        // A face of a font that is not installed fails to load.
        const faces = await document.fonts.load(`100px ${family}`).catch(() => []);
        if (faces[0]?.status === "loaded") found.push(width(family) / width(web) - 1);
      }
    }
    return found;
  });
  expect(differences.length).toBeGreaterThanOrEqual(2);
  for (const difference of differences) expect(Math.abs(difference)).toBeLessThan(0.05);
});

test("before hydration, the theme switch and the header work", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const letScriptsCome = await openWithoutScripts(page, "/");
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo(0, 300));
  await expect(header).toHaveCSS("background-color", cssColour(light.header));
  await themeSwitch(page).click();
  await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
  await expect(themeSwitch(page)).toBeChecked();
  await letScriptsCome();
  await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
  await expect(themeSwitch(page)).toBeChecked();
  await themeSwitch(page).click();
  await expect(page.locator("body")).toHaveAttribute("data-theme", "light");
});

test("with storage blocked, a theme that is chosen before hydration stays", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  const letScriptsCome = await openWithoutScripts(page, "/about-us");
  await themeSwitch(page).click();
  await letScriptsCome();
  await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
  await expect(themeSwitch(page)).toBeChecked();
});

test("addresses with a percent sign hydrate, and read as the server wrote them", async ({
  page,
}) => {
  for (const [address, name] of [
    ["/nope%zz", undefined],
    ["/services/100%", "100%"],
    ["/services/R%26D", "R&D"],
    ["/services/%E0%A4%A", "%E0%A4%A"],
  ] as const)
    await test.step(address, async () => {
      await openPage(page, address);
      if (name !== undefined) {
        await expect(page.getByRole("main")).toContainText(
          fillTemplate(words.serviceDetail.notFound.message, { serviceName: name }),
        );
      }
      await searchOpener(page).click();
      await expect(searchDialog(page)).toBeVisible();
    });
});

test("a press before hydration is answered once the page has hydrated, only the last one", async ({
  page,
}) => {
  await standForThirdParties(page);
  const letScriptsCome = await openWithoutScripts(page, "/contact-us");
  await searchOpener(page).click();
  await mapButton(page).click();
  await expect(mapButton(page)).toHaveCSS("opacity", "0.7");
  await letScriptsCome();
  await expect(page.getByTitle(words.company.map.title, { exact: true })).toBeVisible();
  await expect(searchDialog(page)).toHaveCount(0);
});

test("a press that can never be answered says so, and the way out loads the page anew", async ({
  page,
}) => {
  await page.route("**/app-*.js", (route) => route.fulfill({ status: 503, body: "" }));
  await Promise.all([page.waitForResponse("**/app-*.js"), page.goto("/about-us")]);
  await expect(noAnswer(page)).toBeHidden();
  await searchOpener(page).click();
  await expect(noAnswer(page)).toBeVisible();
  await page.unroute("**/app-*.js");
  await noAnswer(page).getByRole("link", { name: words.labels.tryAgain }).click();
  await hydrated(page);
  await expect(page).toHaveURL("/about-us");
  await expect(noAnswer(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header of the home page can be read wherever it is scrolled to", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    await expect(page.getByRole("banner")).toHaveCSS("background-color", cssColour(light.header));
    await expect(page.getByRole("banner")).toHaveCSS("color", cssColour(light.textMuted));
  });
});

/** Expects that scripts and all that is lazy come, and that the page stays where it is. */
async function expectWholePage(page: Page): Promise<void> {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await openPage(page, "/");
  await scrollThrough(page);
  await page.waitForTimeout(500);
  expect(loads).toBe(1);
}

test("without what old browsers lack, scripts and pictures come", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PerformanceObserver");
  });
  await expectWholePage(page);
});

test("where no script loads, pictures come", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/service");
  const lazy = page.getByRole("main").locator("img[loading=lazy]").first();
  await lazy.scrollIntoViewIfNeeded();
  await expect
    .poll(() => lazy.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
});

test("where inline scripts are blocked, scripts and pictures come", async ({ page }) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/script-src [^;]*/, "script-src 'self'");
    await route.fulfill({ response, body });
  });
  await expectWholePage(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-not-hydrated");
  await expect(page.locator("body")).toHaveAttribute("data-theme");
  await page.getByRole("banner").getByRole("link").nth(1).click();
  await expect(page).not.toHaveURL("/");
});

test("a stray percent sign in an address keeps the page, and in a new fragment what was typed", async ({
  page,
}) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  const heading = page.getByRole("heading", { level: 1 });
  await openPage(page, "/services/100%25");
  await expect(heading).toHaveText(words.serviceDetail.notFound.heading);
  await openPage(page, "/contact-us#50%");
  await expect(heading).toHaveText(words.contactUs.title);

  const name = page.getByRole("main").getByRole("textbox").first();
  await name.fill("Half-typed");
  await page.evaluate(() => {
    location.hash = "#60%";
  });
  await expect(page).toHaveURL(/#60%$/);
  await page.waitForTimeout(300);
  await expect(heading).toHaveText(words.contactUs.title);
  await expect(name).toHaveValue("Half-typed");
  expect(problems).toEqual([]);
  await page.keyboard.press("Control+k");
  await expect(searchDialog(page)).toBeVisible();
});

test("no style relies on alternative texts of generated content, which browsers of 2023 lack", async ({
  request,
}) => {
  for (const address of ["/", "/about-us", "/contact-us"]) {
    const html = await (await request.get(address)).text();
    const styles = /<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? "";
    const [...parts] = styles.split(/content:[^;}]*\/\s*""/);
    expect(styles.length).toBeGreaterThan(1_000);
    // Each is preceded by the same declaration without one.
    for (const before of parts.slice(0, -1)) expect(before).toMatch(/content:[^;{}]+;$/);
  }
});

test("a reload of a page that is not listed keeps its place before its scripts are there", async ({
  page,
}) => {
  await openPage(page, "/about-us");
  await page.evaluate(() => scrollTo(0, 700));
  await holdBack(page, scripts);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect.poll(() => scrollPosition(page)).toBe(700);
});
