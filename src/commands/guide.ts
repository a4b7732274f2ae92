/**
 * `npm run guide`: writes docs/editing-guide.md, which shows for each page where its texts are in content/. Needs a built
 * site and Chromium. To be run again when pages or content have changed much.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import puppeteer, { type Page } from "puppeteer-core";
import { startSite } from "../../__tests__/engines/site-server";
import { findBrowser } from "../../__tests__/setup/browser";
import { readContentFolder } from "../content-check/content-folder";
import { type ContentPart, contentParts } from "./guide/content-parts";
import { numberParts } from "./guide/number-parts";

const pictures = "docs/images/guide";

interface GuidePage {
  readonly path: string;
  readonly name: string;
  readonly picture: string;
  /** A folder of content whose files have pages of their own, but are shown here too. */
  readonly also?: string;
  /** Files and folders that have a text of this page by chance. */
  readonly without?: readonly string[];
}

/** A service and a legal document stand for the others. */
const pages: readonly GuidePage[] = [
  { path: "/", name: "Home page", picture: "home" },
  { path: "/about-us", name: "About us", picture: "about-us" },
  { path: "/service", name: "Services", picture: "service", also: "services/" },
  {
    path: "/services/strategy",
    name: "A service",
    picture: "service-detail",
    // They have the names of services as categories and choices.
    without: ["case-studies.json", "forms/"],
  },
  { path: "/case-study", name: "Case studies", picture: "case-study" },
  { path: "/contact-us", name: "Contact us", picture: "contact-us" },
  { path: "/privacy-policy", name: "A legal document", picture: "legal" },
] as const;

const introduction = `# Where each text is

The numbers in a picture are those of the list below it: the file in \`content/\`, and the field in it. In the CMS
(\`npm run cms\`) the names are those of the first column. What is at the top and bottom of every page is in
\`navigation.json\`, \`company.json\` and \`labels.json\`. \`npm run guide\` makes this page from the built site.
[editing-content.md](editing-content.md) says how to change what you have found.
`;

async function main(): Promise<void> {
  const parts = contentParts(readContentFolder("content").sources);
  const site = await startSite();
  const browser = await puppeteer.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    rmSync(pictures, { recursive: true, force: true });
    mkdirSync(pictures, { recursive: true });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800, deviceScaleFactor: 0.5 });
    const chapters: string[] = [];
    for (const guidePage of pages) {
      const { path, name, picture } = guidePage;
      await page.goto(`http://localhost:${site.port}${path}`, { waitUntil: "networkidle0" });
      await showAll(page);
      const possible = partsOf(guidePage, parts);
      const indexes = await page.evaluate(numberParts, possible);
      const shown = indexes.flatMap((index) => possible[index] ?? []);
      const file = join(pictures, `${picture}.jpg`);
      await page.screenshot({ path: file, fullPage: true, type: "jpeg", quality: 60 });
      chapters.push(chapter(name, file, shown));
    }
    const text = [introduction, ...chapters].join("\n");
    writeFileSync("docs/editing-guide.md", await format(text, { parser: "markdown" }));
    console.log(`docs/editing-guide.md: ${String(pages.length)} pages`);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The parts that the page may show: its own first, and none of other pages. */
function partsOf(
  { path, also = path, without = [] }: GuidePage,
  parts: readonly ContentPart[],
): ContentPart[] {
  const isOwn = ({ file, routes }: ContentPart) => routes.includes(path) || file.startsWith(also);
  const isCommon = ({ file, routes }: ContentPart) =>
    routes.length === 0 &&
    !["search.json", "labels.json", ...without].some((each) => file.startsWith(each));
  return [...parts.filter(isOwn), ...parts.filter(isCommon)];
}

/** Scrolls through the page, so that everything has loaded, and ends the rise of its sections. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
    for (const animation of document.getAnimations()) animation.cancel();
  });
  await page.waitForNetworkIdle();
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
