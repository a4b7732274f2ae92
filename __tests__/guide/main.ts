/**
 * `npm run guide`: writes docs/editing-guide.md, which shows where each page's texts are in content/, and README.md's
 * picture of the home page. Needs a built site and Chromium. To be run again when pages or content have changed much.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import puppeteer, { type Page } from "puppeteer-core";
import { startSite } from "../engines/site-server";
import { launchOptions } from "../setup/browser";
import { readContentFolder } from "../../src/content/check/content-folder";
import { type ContentPart, contentParts } from "./content-parts";
import { numberParts } from "./number-parts";
import { type Screen, screens } from "./screens";

const pictures = "docs/images/guide";

const introduction = `# Where each text is

The numbers in a picture are those of the list below it: the file in \`content/\`, and the field in it. In the CMS
(\`npm run cms\`) the names are those of the first column. Texts that no picture can show, such as error messages and what is
read aloud, are in \`forms/\`, \`labels.json\` and \`pages/error.json\`. \`npm run guide\` makes this page from the built site.
[editing-content.md](editing-content.md) says how to change what you have found.
`;

/** The picture at the top of README.md. */
async function showHome(page: Page, port: number): Promise<void> {
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`http://localhost:${port}/`, { waitUntil: "networkidle0" });
  await page.screenshot({ path: "docs/images/home.jpg", quality: 85 });
  await page.close();
}

async function main(): Promise<void> {
  const parts = contentParts(readContentFolder("content").sources);
  const { executablePath, args } = launchOptions();
  const browser = await puppeteer.launch({ executablePath, args });
  const site = await startSite();
  try {
    rmSync(pictures, { recursive: true, force: true });
    mkdirSync(pictures, { recursive: true });
    await showHome(await browser.newPage(), site.port);
    const chapters: string[] = [];
    for (const screen of screens) {
      const { path, name, picture, open, within = "main" } = screen;
      // One for each screen: what a third party has not answered would keep the next one waiting.
      const page = await browser.newPage();
      // Nothing is shown while it fades in.
      await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
      // tsx names functions with a helper that the page lacks.
      await page.evaluateOnNewDocument("globalThis.__name = (named) => named");
      await page.setViewport({ width: 1280, height: 800, deviceScaleFactor: 0.5 });
      await page.goto(`http://localhost:${site.port}${path}`, { waitUntil: "networkidle0" });
      await showAll(page);
      if (open !== undefined) {
        await page.locator(open).click();
        await page.waitForSelector(within);
        // A calendar of a third party may never be quiet.
        await page.waitForNetworkIdle({ timeout: 5_000 }).catch(() => undefined);
        await endAnimations(page);
      }
      if (within !== "header") await hideHeader(page);
      const possible = partsOf(screen, parts);
      const indexes = await page.evaluate(numberParts, possible, within);
      const shown = indexes.flatMap((index) => possible[index] ?? []);
      const file = join(pictures, `${picture}.jpg`);
      const element = await page.$(within);
      await element?.screenshot({ path: file, type: "jpeg", quality: 60 });
      await page.close();
      chapters.push(chapter(name, file, shown));
    }
    const text = [introduction, ...chapters].join("\n");
    writeFileSync("docs/editing-guide.md", await format(text, { parser: "markdown" }));
    console.log(`docs/editing-guide.md: ${String(screens.length)} pictures`);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The parts that the screen may show: its own first, and none of other pages. */
function partsOf({ path, files }: Screen, parts: readonly ContentPart[]): ContentPart[] {
  if (files) return parts.filter(({ file }) => files.some((each) => file.startsWith(each)));
  const isCommon = ({ file, routes }: ContentPart) =>
    routes.length === 0 && !["search.json", "labels.json"].includes(file);
  return [...parts.filter(({ routes }) => routes.includes(path)), ...parts.filter(isCommon)];
}

/** Scrolls through the page, so that everything has loaded, and ends the rise of its sections. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForNetworkIdle();
  await endAnimations(page);
}

/** It would lie over the middle of a long picture. */
function hideHeader(page: Page): Promise<void> {
  return page.evaluate(() => {
    const fixed = document.querySelectorAll<HTMLElement>("header, a[href='#content']");
    for (const element of fixed) element.style.visibility = "hidden";
  });
}

function endAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
  });
}

function chapter(name: string, picture: string, parts: readonly ContentPart[]): string {
  const rows = parts.map(
    ({ label, file, field }, index) =>
      `| ${String(index + 1)} | ${label} | \`${file}\` | ${field && `\`${field}\``} |`,
  );
  return [
    `## ${name}\n`,
    `![${name}, with a number beside each part](${picture.replace("docs/", "")})\n`,
    "| Number | What it is | File | Field |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
