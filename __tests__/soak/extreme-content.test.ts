/** The site built from the most that its content may hold, and in Arabic: every text is wholly on the screen. */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findEveryProblem } from "../../src/content/check/content-problems";
import { findCutOffTexts, resize } from "../e2e/cut-off-texts";
import { launchOptions } from "../setup/browser";
import { buildFrom } from "../setup/built-copy";
import { contentCopyPerTest } from "../setup/content-copy";
import { makeArabic, makeExtreme } from "../setup/extreme-content";
import { services } from "../setup/services";
import { atEnd } from "../server/support/cleanup";
import { startServer } from "../server/support/server";

const content = contentCopyPerTest();
const widths = [320, 375, 768, 1024, 1280];

/** What is cut off, broken or beside the screen on a page, by width. */
async function problemsOf(page: Page, url: string): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  await page.goto(url, { waitUntil: "networkidle" });
  for (const width of widths) {
    await resize(page, width);
    const problems = await findCutOffTexts(page);
    if (problems.length > 0) found[`${url} at ${width} px`] = problems;
  }
  return found;
}

it.each([
  { name: "most", change: makeExtreme, services: 8, direction: "ltr" },
  { name: "same-in-arabic", change: makeArabic, services: services.length, direction: "rtl" },
])(
  "holds the $name",
  async ({ name, change, services: count, direction }) => {
    change(content.dir);
    expect(await findEveryProblem(content.dir)).toEqual([]);
    const folder = resolve(`test-results/content-with-the-${name}`);
    rmSync(folder, { recursive: true, force: true });
    const built = await buildFrom(content.dir, folder);
    const sitemap = [...built("sitemap-0.xml").matchAll(/<loc>https:\/\/[^/]+([^<]*)</g)];
    const routes = sitemap.map(([, path = ""]) => path);
    expect(routes.filter((route) => route.startsWith("/services/"))).toHaveLength(count);

    expect(built("index.html")).toMatch(new RegExp(`<html lang="[^"]+" dir="${direction}"`));

    const { url } = await startServer({ PUBLIC_DIR: `${folder}/public` });
    const browser = await chromium.launch(launchOptions());
    atEnd(() => browser.close());
    const page = await browser.newPage();
    const found: Record<string, readonly string[]>[] = [];
    for (const route of routes) found.push(await problemsOf(page, url + route));
    expect(found.filter((each) => Object.keys(each).length > 0)).toEqual([]);
    rmSync(folder, { recursive: true });
  },
  1_200_000,
);
