/**
 * `npm run guide`: writes docs/editing-guide.md, which shows where each page's texts are in content/. Needs a built
 * site and Chromium. To be run again when pages or content have changed much.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import puppeteer, { type Page } from "puppeteer-core";
import { startSite } from "../engines/site-server";
import { launchOptions } from "../setup/browser";
import { legalPath } from "../setup/legal";
import { readContentFolder } from "../../src/content-check/content-folder";
import { type ContentPart, contentParts } from "./content-parts";
import { numberParts } from "./number-parts";

const pictures = "docs/images/guide";

interface Screen {
  readonly name: string;
  readonly picture: string;
  readonly path: string;
  /** What to click first, such as the button that opens a dialog. */
  readonly open?: string;
  /** The part of the page that is shown; the main area if left out. */
  readonly within?: string;
  /** The files and folders with texts of this screen; by default those of the page, and those without a page. */
  readonly files?: readonly string[];
}

const onEveryPage = ["company.json", "navigation.json", "labels.json"];
const dialog = "dialog[open]";

/** A service and a legal document stand for the others. */
const screens: readonly Screen[] = [
  { name: "Top of every page", picture: "header", path: "/", within: "header", files: onEveryPage },
  { name: "Home page", picture: "home", path: "/" },
  { name: "About us", picture: "about-us", path: "/about-us" },
  {
    name: "Services",
    picture: "service",
    path: "/service",
    files: ["pages/service.json", "services/"],
  },
  {
    name: "A service",
    picture: "service-detail",
    path: "/services/strategy",
    files: ["services/strategy.json", "pages/service-detail.json", "navigation.json"],
  },
  { name: "Case studies", picture: "case-study", path: "/case-study" },
  {
    name: "Contact us, with the appointment form open",
    picture: "contact-us",
    path: "/contact-us",
    open: "summary",
  },
  { name: "A legal document", picture: "legal", path: legalPath },
  { name: "Page not found", picture: "not-found", path: "/404" },
  {
    name: "Bottom of every page",
    picture: "footer",
    path: "/",
    within: "footer",
    files: onEveryPage,
  },
  {
    name: "The search",
    picture: "search-dialog",
    path: "/",
    open: "header [aria-haspopup=dialog]",
    within: dialog,
    files: ["search.json"],
  },
  {
    name: "The calendar",
    picture: "scheduling-dialog",
    path: "/",
    open: "main [aria-haspopup=dialog]",
    within: dialog,
    files: ["scheduling.json", "company.json"],
  },
  {
    name: "The appointment form",
    picture: "appointment-dialog",
    path: "/about-us",
    open: "main [aria-haspopup=dialog]",
    within: dialog,
    files: ["forms/expert-appointment.json"],
  },
  {
    name: "A service's dialog",
    picture: "service-dialog",
    path: "/service",
    open: "main li [aria-haspopup=dialog]",
    within: dialog,
    files: ["services/marketing.json", "labels.json"],
  },
];

const introduction = `# Where each text is

The numbers in a picture are those of the list below it: the file in \`content/\`, and the field in it. In the CMS
(\`npm run cms\`) the names are those of the first column. Texts that no picture can show, such as error messages and what is
read aloud, are in \`forms/\`, \`labels.json\` and \`pages/error.json\`. \`npm run guide\` makes this page from the built site.
[editing-content.md](editing-content.md) says how to change what you have found.
`;

async function main(): Promise<void> {
  const parts = contentParts(readContentFolder("content").sources);
  const { executablePath, args } = launchOptions();
  const browser = await puppeteer.launch({ executablePath, args });
  const site = await startSite();
  try {
    rmSync(pictures, { recursive: true, force: true });
    mkdirSync(pictures, { recursive: true });
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
