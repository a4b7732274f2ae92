import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "../../../plugins/gatsby-plugin-lean-output/precompress";

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

test("writes a .br and a .gz file beside every compressible file, and nothing beside others", async () => {
  // Gatsby makes folders with a file's name too.
  mkdirSync(path("page-data/404.html"), { recursive: true });
  const compressible = ["page-data/404.html/page-data.json", "app.js", "icon.svg", "robots.txt"];
  for (const name of [...compressible, "app.js.map", "hero.jpg"])
    write(name, `The text of ${name}`);
  const before = names();
  await precompress(dir);

  expect(names().filter((name) => !before.includes(name))).toEqual(
    compressible.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort(),
  );
  for (const name of compressible) {
    const text = `The text of ${name}`;
    expect(brotliDecompressSync(readFileSync(path(`${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(path(`${name}.gz`))).toString()).toBe(text);
  }
});

test("leaves out copies of pages for static hosts, but not the page that every host sends for unknown addresses", async () => {
  for (const name of ["about-us", "404"]) {
    mkdirSync(path(name));
    write(`${name}/index.html`, "page");
    write(`${name}.html`, "page");
  }
  await precompress(dir);
  const compressed = names().filter((name) => name.endsWith(".br"));
  expect(compressed).toEqual(["404.html.br", "404/index.html.br", "about-us/index.html.br"]);
});

test("replaces what the last build has left, and removes what has no source any more", async () => {
  for (const name of ["gone.html", "kept.js"]) write(name, "old");
  write("brochure.tar.gz", "not ours");
  await precompress(dir);
  rmSync(path("gone.html"));
  write("kept.js", "new");
  await precompress(dir);

  expect(names()).toEqual(["brochure.tar.gz", "kept.js", "kept.js.br", "kept.js.gz"]);
  expect(brotliDecompressSync(readFileSync(path("kept.js.br"))).toString()).toBe("new");
});
