import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from "node:zlib";
import { precompress } from "../../../src/site/output/precompress";

const words = "A page with words that compress well. ".repeat(100);
let dir: string;
const path = (name: string) => join(dir, name);
const write = (name: string, text: string) => writeFileSync(path(name), text);
const names = () => readdirSync(dir, { recursive: true, encoding: "utf8" }).sort();

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "public-"));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

test("writes a .br and a .gz file beside every large enough compressible file", async () => {
  mkdirSync(path("about-us"));
  write("about-us/index.html", words);
  for (const name of ["app-0123456789abcdef0123.js", "icon.svg", "sitemap-0.xml", "robots.txt"]) {
    write(name, words);
  }
  write("small.css", "a{}");
  write("app.js.map", words);
  write("hero.jpg", words);
  await precompress(dir);

  const compressed = names().filter((name) => /\.(br|gz)$/.test(name));
  expect(compressed).toEqual([
    "about-us/index.html.br",
    "about-us/index.html.gz",
    "app-0123456789abcdef0123.js.br",
    "app-0123456789abcdef0123.js.gz",
    "icon.svg.br",
    "icon.svg.gz",
    "robots.txt.br",
    "robots.txt.gz",
    "sitemap-0.xml.br",
    "sitemap-0.xml.gz",
  ]);
  expect(brotliDecompressSync(readFileSync(path("about-us/index.html.br"))).toString()).toBe(words);
  expect(gunzipSync(readFileSync(path("about-us/index.html.gz"))).toString()).toBe(words);
});

test("skips files that are up to date and replaces outdated ones", async () => {
  write("old.html", words);
  write("same.html", words);
  await precompress(dir);
  const before = statSync(path("same.html.br")).mtimeMs;
  write("old.html", `${words} And a new one.`);
  const later = new Date(Date.now() + 5000);
  utimesSync(path("old.html"), later, later);
  await precompress(dir);

  expect(statSync(path("same.html.br")).mtimeMs).toBe(before);
  expect(brotliDecompressSync(readFileSync(path("old.html.br"))).toString()).toMatch(/a new one/);
  expect(gunzipSync(readFileSync(path("old.html.gz"))).toString()).toMatch(/a new one/);
});

test("removes files whose source is gone or has become small", async () => {
  for (const name of ["gone.html", "shrunk.css", "kept.js"]) write(name, words);
  write("brochure.tar.gz", "not ours");
  await precompress(dir);
  rmSync(path("gone.html"));
  write("shrunk.css", "a{}");
  await precompress(dir);

  expect(names()).toEqual(["brochure.tar.gz", "kept.js", "kept.js.br", "kept.js.gz", "shrunk.css"]);
});

test("compresses hundreds of pages with a fast setting, and hashed files as small as possible", async () => {
  const page = Array.from({ length: 3000 }, (_, i) => `word${(i * 7919) % 1000}`).join(" ");
  for (let i = 0; i < 250; i++) write(`page-${i}.html`, `${page} ${i}`);
  write("app-0123456789abcdef0123.js", page);
  await precompress(dir);
  expect(names()).toHaveLength(3 * 251);

  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  expect(readFileSync(path("page-7.html.br"))).toEqual(brotliCompressSync(`${page} 7`, fast));
  expect(readFileSync(path("page-7.html.gz"))).toEqual(gzipSync(`${page} 7`, { level: 6 }));
  expect(readFileSync(path("app-0123456789abcdef0123.js.br"))).toEqual(brotliCompressSync(page));
});

test("compresses a few pages as small as possible", async () => {
  write("index.html", words);
  await precompress(dir);
  expect(readFileSync(path("index.html.br"))).toEqual(brotliCompressSync(words));
});

test("accepts a folder with a file's name", async () => {
  mkdirSync(path("page-data/404.html"), { recursive: true });
  write("page-data/404.html/page-data.json", words);
  await precompress(dir);
  expect(names()).toContain("page-data/404.html/page-data.json.br");
});

test("rejects when the folder does not exist", async () => {
  await expect(precompress(path("nowhere"))).rejects.toThrow("ENOENT");
});
