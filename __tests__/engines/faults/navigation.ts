/** Fault 5: going to another page on a slow or broken line. */
import { ok } from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { EngineTest } from "../run";

const pageData = /\/page-data\.json/;
const toServices = { role: "link", name: "DISCOVER OUR SERVICES" };

/** Measures, in the page, how long after a click the first sign of progress appears that says so. */
const timeProgress = () => {
  const signs = () =>
    [...document.querySelectorAll("[role=progressbar], [role=status]")]
      .filter((sign) => sign.matches("[role=progressbar]") || sign.textContent.trim() !== "")
      .filter((sign) => sign.closest("#case-study") === null);
  const former = new Set(signs());
  addEventListener(
    "click",
    () => {
      const start = performance.now();
      const timer = setInterval(() => {
        if (signs().every((sign) => former.has(sign))) return;
        clearInterval(timer);
        Object.assign(window, { progressAfter: performance.now() - start });
      }, 20);
    },
    { capture: true, once: true },
  );
};

export const navigationFaults: readonly EngineTest[] = [
  {
    title: "5a a page that is slow to come shows and announces progress within 1.5 s",
    run: async (page) => {
      page.proxy.add({ path: pageData, delay: 8_000 });
      await page.openHtml("/");
      await page.hydrated();
      await page.evaluate(timeProgress);
      await page.click(toServices);
      await page.until("a sign of progress", () => "progressAfter" in window);
      const after = await page.evaluate(() => Number(Reflect.get(window, "progressAfter")));
      ok(after <= 1_500, `the sign came after ${Math.round(after)} ms`);
    },
  },
  {
    title: "5b a link whose page data answers 500 still leads to its page, with few requests",
    run: async (page) => {
      await page.open("/");
      page.proxy.add({ path: pageData, status: 500 });
      const before = page.proxy.requests.length;
      await page.click(toServices);
      await sleep(10_000);
      const { length } = page.proxy.requests
        .slice(before)
        .filter(({ path }) => path.includes("page-data.json"));
      ok(length < 20, `${length} requests for page data in 10 s`);
      await page.expectAddress("/service");
      await page.expectVisible({ role: "heading", name: "Services" });
      await page.expectVisible({ role: "heading", name: "Solutions for your business growth!" });
    },
  },
  {
    title: "5c a form whose code is missing asks for it fewer than 6 times in 20 s",
    run: async (page) => {
      await page.open("/");
      page.proxy.add({ path: /\.js(\?|$)/, status: 404 });
      const before = page.proxy.requests.length;
      await page.evaluate(() => document.querySelector("#get-in-touch")?.scrollIntoView());
      await sleep(20_000);
      const counts = new Map<string, number>();
      for (const { path } of page.proxy.requests.slice(before)) {
        if (path.includes(".js")) counts.set(path, (counts.get(path) ?? 0) + 1);
      }
      const most = Math.max(0, ...counts.values());
      ok(most > 0, "the form's code was asked for");
      ok(most < 6, `${most} requests for one file in 20 s`);
    },
  },
];
