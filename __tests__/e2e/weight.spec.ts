/** The weight of the pages: bytes of script, layout shifts, fonts. */
import { expect, type Page, type Request, test } from "@playwright/test";
import { words } from "../setup/words";
import { enquiryWords } from "../setup/form-words";
import { holdBack, openPage, routes, screens, scrollThrough, hydrated } from "./site";

/**
 * In KB, as the server compresses them and with their headers, as Lighthouse counts: the most script that a page may
 * load before anybody does anything with it, a tenth more than the heaviest page has. Sizes of HTML are only printed,
 * because content decides them.
 */
const mostScript = 126;

/** Weighs what a page loads from now on, in KB. */
function scale(page: Page): (counts: (request: Request) => boolean) => Promise<number> {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  return async (counts) => {
    const sizes = requests.filter(counts).map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return responseBodySize + (isScript(request) ? responseHeadersSize : 0);
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size / 1024, 0);
  };
}

const isScript = (request: Request) => request.resourceType() === "script";

for (const route of routes) {
  test(`${route} loads no more script than the budget`, async ({ page }) => {
    const weigh = scale(page);
    await openPage(page, route);
    const script = await weigh(isScript);
    const document = await weigh((request) => request.isNavigationRequest());
    console.log(`${route}: ${document.toFixed(1)} KB of HTML, ${script.toFixed(1)} KB of script`);
    expect(script).toBeGreaterThan(50);
    expect(script).toBeLessThanOrEqual(mostScript);
  });
}

test("the home page loads little more script when it is read to its end", async ({ page }) => {
  const weigh = scale(page);
  await openPage(page, "/");
  await scrollThrough(page);
  // The carousel and the form load after scrolling.
  await expect(page.getByRole("button", { name: words.home.caseStudies.next })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await weigh(isScript)).toBeLessThanOrEqual(140);
});

test("a link that opens a dialog does not prefetch its page", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await openPage(page, "/");
  await page.getByRole("button", { name: words.home.hero.action.label }).hover();
  await page.waitForLoadState("networkidle");
  expect(addresses.filter((address) => address.includes("/page-data/contact-us/"))).toEqual([]);
});

test("a page loads two fonts, and all of Latin only for a character that they lack", async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on("response", (response) => {
    if (response.url().endsWith(".woff2")) fonts.add(response.url());
  });
  await openPage(page, "/contact-us");
  await expect.poll(() => fonts.size).toBe(2);

  await page.getByLabel(enquiryWords.label("messages"), { exact: true }).fill("Caf\u00e9");
  await expect.poll(() => fonts.size).toBe(3);
});

/** Measures the cumulative layout shift. To be called before the page is opened. */
async function measureShift(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate("window.shift");
}

for (const route of routes) {
  test(`${route}: nothing shifts while it loads`, async ({ page }) => {
    const shift = await measureShift(page);
    // Fonts may load before or after the first paint. The next test covers fonts that load after it.
    await page.route("**/*.woff2", (font) => font.abort());
    await openPage(page, route);
    await scrollThrough(page);
    expect(await shift(), "cumulative layout shift").toBeLessThan(0.01);
  });

  for (const { name, width, height } of screens) {
    test(`${route}, ${name}: little shifts when the fonts load late`, async ({ page }) => {
      const shift = await measureShift(page);
      await page.setViewportSize({ width, height });
      const release = await holdBack(page, "**/*.woff2");
      await page.goto(route, { waitUntil: "domcontentloaded" });
      const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
      await page.waitForFunction(isPainted);
      release();
      await page.waitForLoadState("networkidle");
      await page.waitForFunction(() => {
        const heading = document.querySelector("h1");
        const [display] = heading ? getComputedStyle(heading).fontFamily.split(",") : [];
        const unquoted = (family = "") => family.replaceAll('"', "");
        return [...document.fonts].some(
          ({ family, status }) => unquoted(family) === unquoted(display) && status === "loaded",
        );
      });
      await hydrated(page);
      // The limit of a good score (web.dev/articles/cls). A heading may gain or lose a line.
      expect(await shift(), "cumulative layout shift").toBeLessThan(0.1);
    });
  }
}

test("a phone preloads only the display font, a wide screen the text font too", async ({
  page,
}) => {
  const preloaded = page.locator("link[rel=preload][as=font]");
  const fonts = () =>
    preloaded.evaluateAll(
      (links) =>
        links.filter((link) => matchMedia(link.getAttribute("media") ?? "all").matches).length,
    );
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/");
  expect(await fonts()).toBe(2);
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await fonts()).toBe(1);
});

test("all services have the same style sheet, so the security policy does not grow with their number", async ({
  request,
}) => {
  const styles = new Set<string | undefined>();
  for (const route of routes.filter((each) => each.startsWith("/services/"))) {
    const html = await (await request.get(route)).text();
    styles.add(/<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1]);
  }
  expect(styles).not.toContain(undefined);
  expect(styles.size).toBe(1);
});

test("a page has one style tag and no style attributes", async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).not.toContain(' style="');
  }
});
