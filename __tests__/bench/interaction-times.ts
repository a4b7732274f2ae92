/** How soon the built site responds, in Chromium, on a phone whose processor is four times slower. */
import { setTimeout as sleep } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { startSite } from "../engines/site-server";
import { findBrowser, findHeadlessShell } from "../setup/browser";

const slowdown = 4;
/** In milliseconds: how long a finger or a key is down. */
const press = 80;
const runs = 4;

/** Nothing but this machine is reachable, so third parties fail at once. */
const args = ["--no-sandbox", "--disable-background-networking", "--proxy-server=127.0.0.1:9"];

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** What comes before the interaction that is measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What is tapped, or what is done instead. */
  readonly act: string | ((page: Page) => Promise<void>);
}

/** The buttons that open dialogs. */
const opener = "a[role=button][aria-haspopup=dialog]";
const carousel = "[aria-roledescription=carousel]";
/** The second of the two buttons beside the slides. */
const nextSlide = `section:has(${carousel}) button + button`;
const enquiry = "#get-in-touch form[novalidate] [type=submit]";

/** Where each dialog is opened, and by what. */
const dialogs = [
  { name: "service dialog", path: "/service", by: `main li ${opener}` },
  { name: "appointment dialog", path: "/about-us", by: opener },
  { name: "enquiry dialog", path: "/service", by: `${opener}[href="/contact-us"]` },
  { name: "scheduling dialog", path: "/", by: opener },
  { name: "search dialog", path: "/", by: "button[aria-haspopup=dialog]" },
];

const interactions: readonly Interaction[] = [
  ...dialogs.flatMap(({ name, path, by }): Interaction[] => [
    { name, path, act: by },
    {
      name: `${name}, by keyboard`,
      path,
      prepare: (page) => page.focus(by),
      act: (page) => page.keyboard.press("Enter", { delay: press }),
    },
    {
      name: `${name}, closed`,
      path,
      prepare: (page) => open(page, by),
      act: "dialog[open] button",
    },
  ]),
  {
    name: "scheduling dialog, opened again",
    path: "/",
    async prepare(page) {
      await open(page, opener);
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => !document.querySelector("dialog"));
    },
    act: opener,
  },
  {
    name: "carousel",
    path: "/",
    prepare: async (page) => {
      await page.$eval(carousel, (element) => element.scrollIntoView());
      await page.waitForSelector(nextSlide);
    },
    act: nextSlide,
  },
  {
    name: "first key in the search",
    path: "/",
    async prepare(page) {
      await page.keyboard.down("Control");
      await page.keyboard.press("k");
      await page.keyboard.up("Control");
      await page.waitForSelector("dialog [role=combobox]");
    },
    act: (page) => page.keyboard.press("s"),
  },
  { name: "theme switch", path: "/", act: "header > div > [role=switch]" },
  {
    name: "empty submit of the enquiry form",
    path: "/#get-in-touch",
    act: enquiry,
  },
  { name: "mobile menu", path: "/", act: "[popovertarget]" },
];

async function open(page: Page, selector: string): Promise<void> {
  await page.locator(selector).click();
  await page.waitForSelector("dialog[open]");
  await quiet(page);
}

/** Scrolls there first, because a finger finds what it taps on a page that stands still. */
async function reach(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  await page.$eval(selector, (element) => element.scrollIntoView({ block: "center" }));
}

async function tap(page: Page, selector: string): Promise<void> {
  const target = await page.$(selector);
  if (!target) throw new Error(`${page.url()} has no ${selector} to tap.`);
  await target.touchStart();
  await sleep(press);
  await target.touchEnd();
}

/** Waits until the page has had time to settle. */
async function quiet(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 500 });
  await sleep(1_500);
}

/** The longest time from an input to the next frame, in milliseconds, as browsers report INP. */
async function measure(
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<number> {
  const page = await browser.newPage();
  await page.setViewport({ width: 375, height: 812, isMobile: true, hasTouch: true });
  await page.goto(origin + interaction.path, { waitUntil: "networkidle0" });
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
  await page.emulateCPUThrottling(slowdown);
  await interaction.prepare?.(page);
  const { act } = interaction;
  if (typeof act === "string") await reach(page, act);
  await quiet(page);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const former = Number(Reflect.get(window, "longest") ?? 0);
      const events = list.getEntries().filter((entry) => Reflect.get(entry, "interactionId") > 0);
      const durations = events.map(({ duration }) => duration);
      Object.assign(window, { longest: Math.max(former, ...durations) });
    }).observe({ type: "event", durationThreshold: 16 });
  });
  await (typeof act === "string" ? tap(page, act) : act(page));
  await quiet(page);
  const longest = await page.evaluate(() => Number(Reflect.get(window, "longest") ?? 0));
  await page.close();
  return longest;
}

/** Prints the times of four runs of each interaction, best to worst. */
export async function interactionTimes(): Promise<void> {
  const site = await startSite();
  const browser = await puppeteer.launch({
    executablePath: findBrowser() ?? findHeadlessShell(),
    args,
  });
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await measure(browser, `http://localhost:${site.port}`, interaction));
    }
    times.sort((one, other) => one - other);
    console.log(`${interaction.name.padEnd(33)}${times.join(" ")} ms`);
  }
  await browser.close();
  await site.stop();
}
