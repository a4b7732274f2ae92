/** Helpers that several end-to-end tests share. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type Request, type Response } from "@playwright/test";
import { paletteOf } from "../../src/theme/tokens";
import { analytics } from "../setup/analytics";
import { cssColour } from "../setup/contrast";

declare global {
  interface Window {
    /** Gatsby's own: its links call it. */
    ___navigate: (to: string | number) => unknown;
  }
}

export const deadEnds = ["/no-such-page", "/services/no-such-service"] as const;

export const screens = [
  { name: "phone", width: 375, height: 812 },
  { name: "desktop", width: 1280, height: 800 },
] as const;

/** Opens a page and waits until it has hydrated, so that it responds to keys and clicks. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** Waits for the performance mark that Gatsby sets after the whole page has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/**
 * Turns on request interception, so that a `page.route` added later takes effect at once. Without it
 * Chromium reports that it intercepts slightly before it does: of 450 requests made right after a
 * `page.route`, 4 were not intercepted. Call it before opening the page.
 */
export async function interceptEverything(page: Page): Promise<void> {
  await page.route("**/*", (route) => route.fallback());
}

/**
 * Delays every response that matches the pattern.
 * @returns a function that releases them
 */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const later = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await later;
    await route.continue();
  });
  return release;
}

const analyticsHost = analytics && new URL(analytics).hostname;

/** Whether an address is another's, and not that of the analytics that the build names. */
export const isThirdParty = ({ protocol, hostname }: URL): boolean =>
  protocol !== "data:" && hostname !== "localhost" && hostname !== analyticsHost;

/** Answers for the analytics, if the build names any: a test must not be counted, and its machine may have no network. */
export async function answerForAnalytics(page: Page): Promise<void> {
  if (!analyticsHost) return;
  await page.route(
    ({ hostname }) => hostname === analyticsHost,
    (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  );
}

/**
 * Collects console messages, failed requests and other problems that no page may have. To be called before the page is
 * opened.
 */
export function watch(page: Page): string[] {
  // The page is opened after this, in the order of the calls.
  void answerForAnalytics(page);
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
    if (isThirdParty(new URL(request.url()))) problems.push(`third party: ${describe(request)}`);
  });
  page.on("response", (response) => {
    const isDocument = response.request().resourceType() === "document";
    if (response.status() >= 400 && !isDocument)
      problems.push(`${String(response.status())}: ${describe(response.request())}`);
  });
  return problems;
}

/** Scrolls to the end of the page, and waits for all that is lazy: the code of forms and carousel, and pictures. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      // Until what has come near is there, such as the office hours in the visitor's time zone.
      await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    }
    scrollTo(0, 0);
  });
  await expect(page.locator("main form:visible:not([novalidate])")).toHaveCount(0);
  await expect(page.locator("[aria-roledescription=carousel] > ul")).toHaveCount(0);
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((picture) => picture.checkVisibility() && !picture.closest("[inert]"))
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ alt }) => alt),
    );
  await expect.poll(missing).toEqual([]);
}

/** Waits for the requested fonts, and for two frames, after which all that has changed is painted and has shifted. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Adds up the layout shifts of each document. To be called before the page is opened. */
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

/** Expects no axe violation in a part of the page. */
async function expectNoViolation(page: Page, part: string): Promise<void> {
  // Only a page with iframes needs axe's slower mode, which opens another page to merge their results.
  const isWithoutFrames = page.frames().length === 1;
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode(isWithoutFrames);
  // Describing what passes takes as long as all checks.
  const { violations } = await axe.options({ resultTypes: ["violations"] }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
  ).toEqual([]);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "pixels of horizontal scroll").toBeLessThanOrEqual(0);
}

/** Expects no axe violation and no overflow on both screens, one in each theme. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const { name, width, height } of screens) {
    const colorScheme = name === "phone" ? "light" : "dark";
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const surface = cssColour(paletteOf(colorScheme).surface);
    await expect(page.locator("body")).toHaveCSS("background-color", surface);
    // Until a new theme is painted, sections out of sight have the colours of the other.
    await expect(page.locator("html")).not.toHaveAttribute("data-theme-change");
    await painted(page);
    await expectNoViolation(page, part);
    await expectNoOverflow(page);
  }
}

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to `y` pixels and waits until that position would be restored. */
export async function scrollPageTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), y);
  await expect.poll(() => scrollPosition(page)).toBe(y);
  // Gatsby saves the position in the next frame.
  await painted(page);
}
