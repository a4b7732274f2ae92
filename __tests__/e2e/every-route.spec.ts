/**
 * Every route: status, head, weight, shifts, layout, accessibility, console and requests. One visit does for all of that, because
 * a page load costs more than what is asked of the page. On a desktop, a page of each kind is loaded once more.
 */
import { expect, type Page, type Request, test } from "@playwright/test";
import { hasLegal, legalPath } from "../setup/legal";
import { isThere, routes } from "../setup/routes";
import { service } from "../setup/services";
import { words } from "../setup/words";
import { findProblemsOfTexts } from "./cut-off-texts";
import {
  deadEnds,
  expectAccessible,
  holdBack,
  hydrated,
  measureShift,
  painted,
  screens,
  scrollThrough,
  watch,
} from "./site";

/**
 * In KB, as the server compresses them and with their headers, as Lighthouse counts: the most script that a page may
 * load before anybody does anything with it, a little more than the heaviest page has. Sizes of HTML are only printed,
 * because content decides them.
 */
const mostScript = 129;

/** With all that loads when the page is read to its end, such as the carousel and the form. */
const mostScriptToTheEnd = 155;

/** A page of each kind. */
const kinds = [
  "/",
  "/about-us",
  "/service",
  `/services/${service.name}`,
  "/case-study",
  "/contact-us",
  ...(hasLegal ? [legalPath] : []),
].filter(isThere);

/** Weighs what a page loads from now on, in KB. */
function scale(page: Page): (type: string) => Promise<number> {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  return async (type) => {
    const ofType = requests.filter((request) => request.resourceType() === type);
    const sizes = await Promise.all(ofType.map((request) => request.sizes()));
    const bytes = sizes.map((size) => size.responseBodySize + size.responseHeadersSize);
    return bytes.reduce((sum, each) => sum + each / 1024, 0);
  };
}

/** Opens a page whose fonts come once it has hydrated, which is later than any visitor's. */
async function openWithLateFonts(page: Page, route: string) {
  const shift = await measureShift(page);
  const letFontsCome = await holdBack(page, "**/*.woff2");
  const response = await page.goto(route, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  // Scripts wait for the load event, which waits for the fonts, but not for a visitor who scrolls.
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await hydrated(page);
  expect(await shift(), "cumulative layout shift without fonts").toBeLessThan(0.01);
  letFontsCome();
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    const [display] = heading ? getComputedStyle(heading).fontFamily.split(",") : [];
    const unquoted = (family = "") => family.replaceAll('"', "");
    return [...document.fonts].some(
      ({ family, status }) => unquoted(family) === unquoted(display) && status === "loaded",
    );
  });
  await painted(page);
  // Content decides which line wraps otherwise now; loading.spec.ts compares the fonts themselves.
  const withFonts = await shift();
  return { response, shiftSince: async () => (await shift()) - withFonts };
}

/** Expects each element of the head once: Gatsby replaces the prebuilt ones on hydration. */
async function expectWholeHead(page: Page, route: string): Promise<void> {
  const { url } = words.company;
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${url}${route}`);
  await expect(page.locator("title")).toHaveCount(1);
  const properties = ["og:title", "og:description", "og:image", "og:url"];
  const selectors = [
    ...["description", "twitter:card"].map((name) => `meta[name="${name}"]`),
    ...properties.map((name) => `meta[property="${name}"]`),
  ];
  for (const selector of selectors) {
    await expect(page.locator(selector)).toHaveAttribute("content", /./);
  }
  const breadcrumb = route === "/" ? "Organization" : "BreadcrumbList";
  const types = route.startsWith("/services/") ? ["Service", breadcrumb] : [breadcrumb];
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts.map((text): unknown => JSON.parse(text)["@type"])).toEqual(types);
}

/** Expects that the markup of every picture gives its size. */
async function expectSizes(page: Page): Promise<void> {
  const sizes = await page
    .locator("picture > img")
    .evaluateAll((images) =>
      images.flatMap((image) => [image.getAttribute("width"), image.getAttribute("height")]),
    );
  for (const size of sizes) expect(size).toMatch(/^\d{3,4}$/);
}

const [phone, desktop] = screens;

test.describe("everything, loaded on a phone and then as wide as a desktop:", () => {
  test.use({ viewport: phone, colorScheme: "light" });

  for (const route of [...routes, ...deadEnds]) {
    test(route, async ({ page }) => {
      const isDeadEnd = deadEnds.some((deadEnd) => deadEnd === route);
      const problems = watch(page);
      const weigh = scale(page);
      const { response, shiftSince } = await openWithLateFonts(page, route);
      expect(response?.status()).toBe(isDeadEnd ? 404 : 200);
      if (!isDeadEnd) await expectWholeHead(page, route);
      // Everything that the page loads by itself is weighed, so there must be no more requests.
      await page.waitForLoadState("networkidle");
      const script = await weigh("script");
      expect(script).toBeGreaterThan(50);
      expect(script).toBeLessThanOrEqual(mostScript);
      const html = (await weigh("document")).toFixed(1);
      console.log(`${route}: ${html} KB of HTML, ${script.toFixed(1)} KB of script`);

      await scrollThrough(page);
      expect(await shiftSince(), "layout shift of what is lazy").toBeLessThan(0.01);
      expect(await weigh("script")).toBeLessThanOrEqual(mostScriptToTheEnd);
      await expectSizes(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await roomBelowFooter(page), "the page ends with its footer").toBeLessThan(1);
      // With motion, axe would check the contrast of sections that are still fading in.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectAccessible(page, "html");
      expect(problems).toEqual([]);
      if (!isDeadEnd) expect(await findProblemsOfTexts(page)).toEqual({});
    });
  }
});

/** In CSS pixels. */
const roomBelowFooter = (page: Page) =>
  page
    .getByRole("contentinfo")
    .evaluate(
      (footer) =>
        document.documentElement.scrollHeight - scrollY - footer.getBoundingClientRect().bottom,
    );

test.describe("loaded on a desktop, nothing shifts and all pictures come:", () => {
  // In another time zone, content decides how many lines the visitor's own office hours take.
  test.use({ viewport: desktop, colorScheme: "dark", timezoneId: words.company.hours.timeZone });

  for (const route of kinds) {
    test(route, async ({ page }) => {
      const problems = watch(page);
      const { shiftSince } = await openWithLateFonts(page, route);
      await scrollThrough(page);
      expect(await shiftSince(), "layout shift of what is lazy").toBeLessThan(0.01);
      await expectSizes(page);
      expect(problems).toEqual([]);
    });
  }
});
