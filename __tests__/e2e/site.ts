/** What several walks through the site share. */
import type { Page, Request, Response } from "@playwright/test";

export const routes = [
  "/",
  "/about-us",
  "/service",
  "/services/human-resources",
  "/services/marketing",
  "/services/strategy",
  "/case-study",
  "/contact-us",
  "/privacy-policy",
  "/terms-of-service",
] as const;

export const deadEnds = ["/no-such-page", "/services/no-such-service"] as const;

export const screens = [
  { name: "phone", width: 375, height: 812 },
  { name: "desktop", width: 1280, height: 800 },
] as const;

/** Goes there, and waits until the page answers to keys and clicks. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address, { waitUntil: "networkidle" });
  await takenOver(page);
  return response;
}

/** Gatsby's mark, which it sets in an effect around the whole page, after all of the page's own. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/**
 * Has the browser ask the walk before each request of the page, so that a `page.route` that is added
 * later holds at once. Otherwise it does not: Chromium says that it intercepts a moment before it
 * does, and of 450 requests made right after a `page.route` 4 went past it.
 * To be called before the page is opened.
 */
export async function interceptEverything(page: Page): Promise<void> {
  await page.route("**/*", (route) => route.fallback());
}

/**
 * Lets no file of this kind arrive, for now.
 * @returns lets them come
 */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let letCome: () => void = () => undefined;
  const later = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(files, async (route) => {
    await later;
    await route.continue();
  });
  return letCome;
}

/** Collects what must not happen on any page. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  const describe = (request: Request) => `${request.method()} ${request.url()}`;
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Chromium reports the status of a dead end's own document as an error; that one is meant.
    if (message.location().url === page.url() && message.text().includes("404")) return;
    problems.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => problems.push(`failed: ${describe(request)}`));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (hostname !== "localhost" && protocol !== "data:")
      problems.push(`third party: ${describe(request)}`);
  });
  page.on("response", (response) => {
    const isDocument = response.request().resourceType() === "document";
    if (response.status() >= 400 && !isDocument)
      problems.push(`${String(response.status())}: ${describe(response.request())}`);
  });
  return problems;
}

/** Scrolls to the end, so that everything lazy is fetched. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 30));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}
