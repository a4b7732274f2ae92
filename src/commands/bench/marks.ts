/** Lighthouse (mobile) on the built site and on another one, the mark, by turns in one run. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import puppeteer from "puppeteer-core";
import { z } from "zod";
import { startSite } from "../../../__tests__/engines/site-server";
import { findBrowser } from "../../../__tests__/setup/browser";

/** The last major version for Node 20. Not a dependency: it is large, and few need it. */
const version = "12.8.2";

const settings = z.object({
  /** The folder of a built static site, or an address. */
  BENCH_MARK: z.string().optional(),
  BENCH_RUNS: z.coerce.number().int().positive().default(3),
  /** Lighthouse's model of a slow phone, or a browser that is really slowed down. */
  BENCH_METHOD: z.enum(["simulate", "devtools"]).default("simulate"),
  BENCH_ROUTES: z
    .string()
    .default(
      "/ /about-us /service /services/strategy /case-study /contact-us /privacy-policy /terms-of-service",
    ),
});

const audit = z.object({ numericValue: z.number() });
const score = z.object({ score: z.number() });
const report = z.object({
  audits: z.object({
    "first-contentful-paint": audit,
    "largest-contentful-paint": audit,
    "total-blocking-time": audit,
    "cumulative-layout-shift": audit,
    "network-requests": z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
      }),
    }),
  }),
  categories: z.object({
    performance: score,
    accessibility: score,
    "best-practices": score,
    seo: score,
  }),
});

type Run = readonly number[];
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: unknown }>;

const lighthouseModule = z.object({
  default: z.custom<Lighthouse>((value) => typeof value === "function"),
});

/** Prints the medians of each page: paints and blocking time in milliseconds, the four scores, KB of script. */
export async function marks(): Promise<void> {
  const { BENCH_MARK, BENCH_RUNS, BENCH_METHOD, BENCH_ROUTES } = settings.parse(process.env);
  const lighthouse = await loadLighthouse();
  const mark = BENCH_MARK === undefined ? undefined : await openMark(BENCH_MARK);
  const site = await startSite();
  const browser = await puppeteer.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const flags = { port, output: "json", logLevel: "silent", throttlingMethod: BENCH_METHOD };
    const pages = BENCH_ROUTES.split(" ").map((route) => ({
      name: route,
      url: `http://localhost:${site.port}${route}`,
      runs: new Array<Run>(),
    }));
    if (mark) pages.unshift({ name: "mark", url: mark.url, runs: [] });
    for (let run = 0; run < BENCH_RUNS; run += 1) {
      for (const page of pages) page.runs.push(valuesOf((await lighthouse(page.url, flags)).lhr));
    }
    console.log(`${BENCH_METHOD}, median of ${BENCH_RUNS}`);
    const markLcp = mark && medians(pages[0]?.runs ?? [])[1];
    for (const { name, runs } of pages) print(name, medians(runs), markLcp);
  } finally {
    await browser.close();
    await site.stop();
    mark?.close();
  }
}

async function loadLighthouse(): Promise<Lighthouse> {
  const folder = resolve("node_modules/.cache/lighthouse", version);
  if (!existsSync(join(folder, "node_modules/lighthouse/package.json"))) {
    mkdirSync(folder, { recursive: true });
    console.log(`Fetching Lighthouse ${version} (once)`);
    const options = ["--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--silent"];
    execFileSync("npm", ["install", ...options, `lighthouse@${version}`], { stdio: "inherit" });
  }
  const path = createRequire(join(folder, "index.js")).resolve("lighthouse");
  const loaded: unknown = await import(pathToFileURL(path).href);
  return lighthouseModule.parse(loaded).default;
}

const types: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/** Serves a folder on a free port, texts gzipped as a usual host would. */
async function openMark(mark: string): Promise<{ url: string; close: () => void }> {
  if (URL.canParse(mark)) return { url: mark, close: () => undefined };
  const root = resolve(mark);
  const server = createServer(({ url = "/" }, response) => {
    const path = join(root, decodeURIComponent(new URL(url, "http://localhost").pathname));
    const file = path.endsWith(sep) ? join(path, "index.html") : path;
    if (!file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? "application/octet-stream";
    const isText = /text|svg/.test(type);
    const encoding = isText ? { "content-encoding": "gzip" } : {};
    const body = readFileSync(file);
    response.writeHead(200, { "content-type": type, "cache-control": "max-age=3600", ...encoding });
    response.end(isText ? gzipSync(body) : body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

function valuesOf(lhr: unknown): Run {
  const { audits, categories } = report.parse(lhr);
  const scripts = audits["network-requests"].details.items.filter(
    ({ resourceType }) => resourceType === "Script",
  );
  return [
    audits["first-contentful-paint"].numericValue,
    audits["largest-contentful-paint"].numericValue,
    audits["total-blocking-time"].numericValue,
    audits["cumulative-layout-shift"].numericValue,
    ...Object.values(categories).map(({ score }) => score * 100),
    scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
  ];
}

/** The median of each value. */
function medians(runs: readonly Run[]): Run {
  return (runs[0] ?? []).map((_, index) => {
    const values = runs.map((run) => run[index] ?? 0).sort((one, other) => one - other);
    return values[values.length >> 1] ?? 0;
  });
}

function print(name: string, values: Run, markLcp?: number): void {
  const [fcp = 0, lcp = 0, tbt = 0, cls = 0, ...rest] = values;
  const scores = rest.slice(0, 4).map(Math.round).join("/");
  const ratio = markLcp === undefined ? "" : `  ratio ${(lcp / markLcp).toFixed(2)}`;
  console.log(
    `${name.padEnd(28)} FCP ${fcp.toFixed(0)}  LCP ${lcp.toFixed(0)}${ratio}  TBT ${tbt.toFixed(0)}  CLS ${cls.toFixed(3)}  ${scores}  script ${(rest[4] ?? 0).toFixed(0)} KB`,
  );
}
