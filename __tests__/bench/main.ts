/** `npm run bench`: how long a build takes, and how soon the built site answers an input on a phone. Times gate nothing. */
import { spawnSync } from "node:child_process";
import { chromium, type Page } from "@playwright/test";
import { startSite } from "../engines/site";
import { launchOptions } from "../setup/browser";

/** Times in seconds. */
function build(): number {
  const start = performance.now();
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "ignore" });
  if (status !== 0) throw new Error('"npm run build" failed; run it by itself to see why');
  return (performance.now() - start) / 1000;
}

const opener = "a[role=button][aria-haspopup=dialog]";

/** What is pressed, on which page. */
const inputs: readonly { readonly path: string; readonly pressed: string }[] = [
  { path: "/", pressed: opener },
  { path: "/", pressed: "header button[aria-haspopup=dialog]" },
  { path: "/", pressed: "header [role=switch]" },
  { path: "/", pressed: "[popovertarget]" },
  { path: "/", pressed: "#case-study button + button" },
  { path: "/service", pressed: `main li ${opener}` },
  { path: "/about-us", pressed: opener },
  { path: "/contact-us", pressed: "#get-in-touch [type=submit]" },
];

/** The longest time from an input to the next frame, in milliseconds, as browsers report INP. */
async function interact(page: Page, pressed: string): Promise<number> {
  const target = page.locator(pressed).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      const longest = Math.max(Number(document.body.dataset.longest ?? 0), ...durations);
      document.body.dataset.longest = String(longest);
    }).observe({ type: "event", durationThreshold: 16 });
  });
  await target.tap();
  await page.waitForTimeout(1_500);
  return page.evaluate(() => Number(document.body.dataset.longest ?? 0));
}

async function main(): Promise<void> {
  spawnSync("npx", ["gatsby", "clean"], { stdio: "ignore" });
  console.log(`cold build       ${build().toFixed(1)} s`);
  console.log(`unchanged build  ${build().toFixed(1)} s`);
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  for (const { path, pressed } of inputs) {
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const page = await browser.newPage({
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
      });
      await page.goto(`http://localhost:${site.port}${path}`, { waitUntil: "networkidle" });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      times.push(await interact(page, pressed));
      await page.close();
    }
    console.log(`${path} ${pressed}: ${times.sort((a, b) => a - b).join(" ")} ms`);
  }
  await browser.close();
  await site.stop();
}

void main();
