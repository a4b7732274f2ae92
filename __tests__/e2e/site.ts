/** Opens pages of the built site, collects their errors, and checks layout shifts and accessibility. */
import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type Request } from "@playwright/test";
import { getPalette } from "../../src/theme/tokens";
import { analytics } from "../setup/analytics";
import { toCssColour } from "../setup/contrast";
import { words } from "../setup/words";

/** The addresses of all pages, as the built site lists them. */
export const routes = [
  ...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g),
].map(([, path = ""]) => path || "/");

/** Whether content has a page; its tests are skipped otherwise. */
export const hasPage = (route: string): boolean => routes.includes(route);

export const unknownAddresses = ["/no-such-page", "/services/no-such-service"] as const;

export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 800 };

/** The scripts that hydrate a page. */
export const pageScripts = "**/{app,framework,webpack-runtime}-*.js";

/** Opens a page and waits until it has hydrated, so that it responds to keys and clicks. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Waits for the performance mark that Gatsby sets after the whole page has hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/** Opens a page while its scripts are held back. @returns a function that releases them and waits for hydration */
export async function openWithoutScripts(
  page: Page,
  address: string,
): Promise<() => Promise<void>> {
  const release = await holdBack(page, pageScripts);
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return async () => {
    release();
    await waitForHydration(page);
  };
}

/**
 * Turns on request interception, so that a `page.route` added later takes effect at once: Chromium reports that it
 * intercepts slightly before it does. Call it before opening the page.
 */
export const interceptEverything = (page: Page) => page.route("**/*", (route) => route.fallback());

/** Delays every response that matches the pattern. @returns a function that releases them */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Answers every matching request with this status and no body. */
export const fail = (page: Page, files: string | RegExp, status = 503) =>
  page.route(files, (route) => route.fulfill({ status, body: "" }));

const analyticsHost = analytics && new URL(analytics).hostname;

/** Whether an address is another's, and not that of the analytics that the build names. */
const isThirdParty = ({ protocol, hostname }: URL): boolean =>
  protocol !== "data:" && hostname !== "localhost" && hostname !== analyticsHost;

/** Answers requests to other hosts with a small page or an empty script, or blocks them. @returns the requested addresses */
export async function stubThirdParties(
  page: Page,
  behaviour: "answer" | "block" = "answer",
): Promise<string[]> {
  const asked: string[] = [];
  const body =
    '<!doctype html><html lang="en"><title>Third party</title><main><h1>Third party</h1>';
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    async (route) => {
      const url = new URL(route.request().url());
      if (isThirdParty(url)) asked.push(url.href);
      if (isThirdParty(url) && behaviour === "block") return route.abort("blockedbyclient");
      const isScript = route.request().resourceType() === "script";
      await route.fulfill(
        isScript
          ? { contentType: "text/javascript", body: "" }
          : { contentType: "text/html; charset=utf-8", body },
      );
    },
  );
  return asked;
}

/** The address of the map, if content lets it load without a click. */
const { map } = words.company;
const mapOnView = map?.load === "view" ? map.embedUrl : undefined;

/**
 * Collects what no page may have: console messages, uncaught errors, refusals of the policy, failed requests, requests to others. To be
 * called before the page is opened.
 */
export async function collectProblems(page: Page): Promise<string[]> {
  await stubThirdParties(page);
  const problems: string[] = [];
  const describe = (request: Request) => `${request.method()} ${request.url()}`;
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Chromium logs the expected 404 of a not-found page as an error.
    if (message.location().url === page.url() && message.text().includes("404")) return;
    problems.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => problems.push(`failed: ${describe(request)}`));
  page.on("request", (request) => {
    if (isThirdParty(new URL(request.url())) && request.url() !== mapOnView)
      problems.push(`third party: ${describe(request)}`);
  });
  page.on("response", (response) => {
    const isDocument = response.request().resourceType() === "document";
    if (response.status() >= 400 && !isDocument)
      problems.push(`${String(response.status())}: ${describe(response.request())}`);
  });
  return problems;
}

/** Scrolls to the end of the page in steps and back to its top, so that every lazy part has been near the screen. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      // Waits for parts that load when they are near, such as the office hours in the visitor's time zone.
      await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    }
    scrollTo(0, 0);
  });

/** Loads everything lazy: the code of forms and carousel, and pictures. */
export async function scrollThrough(page: Page): Promise<void> {
  await scrollToEnd(page);
  await expect(page.locator("main form:visible:not([novalidate])")).toHaveCount(0);
  await expect(page.locator(`[aria-roledescription="${words.carousel.kind}"] > ul`)).toHaveCount(0);
  // The carousel that took the place of its slides has lazy pictures of its own.
  await scrollToEnd(page);
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((picture) => picture.checkVisibility() && !picture.closest("[inert]"))
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ alt }) => alt),
    );
  await expect.poll(missing).toEqual([]);
}

/** Waits for the requested fonts, and for two frames, after which every change has been painted. */
export const waitForPaint = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Adds up the layout shifts of the document. To be called before the page is opened. */
export async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate<number>("window.shifts.reduce((sum, each) => sum + each, 0)");
}

/** Expects no axe violation in a part of the page, whose motion is reduced first, or axe would see colours on their way. */
export async function expectAccessible(
  page: Page,
  part: string,
  colorScheme: "light" | "dark",
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
  const surface = toCssColour(getPalette(colorScheme).surface);
  await expect(page.locator("body")).toHaveCSS("background-color", surface);
  await waitForPaint(page);
  await expectNoViolations(page, part);
}

/** Expects no axe violation in a part of the page as it is shown. */
export async function expectNoViolations(page: Page, part: string): Promise<void> {
  // Without this mode, axe opens another page, and judges what is in frames.
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode(true);
  // Describing what passes takes as long as all checks.
  const { violations } = await axe
    // What is in frames is another's, and asking for it logs warnings.
    .options({ resultTypes: ["violations"], iframes: false })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
  ).toEqual([]);
}

/** Waits until a page is shown: the address changes before it. */
export const expectTitle = (page: Page, title: string) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));
