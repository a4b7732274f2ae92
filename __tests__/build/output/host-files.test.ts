import { readFileSync } from "node:fs";
import { join } from "node:path";
import { forever } from "../../../src/server/files/file-headers";
import {
  filePolicy,
  framesPolicy,
  securityHeaders,
} from "../../../src/server/http/security-headers";
import { writeHostFiles } from "../../../src/build/output/host-files";
import { emptyFolder, writeFiles } from "../../server/support/folder";

const script = "app-0123456789abcdef0123.js";
const pageFile = "services/unknown/index.html";

/** The headers that a host sends with a file: those of each rule whose address, with a `*` in it, fits. */
function headersOf(file: string, rules: string): [name: string, value: string][] {
  return rules.split("\n\n").flatMap((rule) => {
    const [address = "", ...lines] = rule.trim().split("\n");
    const [start = "", end] = address.split("*");
    const fits = end === undefined ? file === start : file.startsWith(start) && file.endsWith(end);
    const pairs = lines.map((line): [string, string] => {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      return [name, value];
    });
    return fits ? pairs : [];
  });
}

async function written(files: Record<string, string>) {
  const folder = await emptyFolder();
  await writeFiles(folder, { [pageFile]: "<p>Unknown</p>", ...files });
  await writeHostFiles(folder);
  return (name: string) => readFileSync(join(folder, name), "utf8");
}

it("gives every file the security headers, a year of caching to those with a hash alone, and a policy to what could run a script", async () => {
  const read = await written({ [script]: "", "index.html": "", "icon.svg": "" });
  const rules = read("_headers");
  const common = { ...securityHeaders, "Content-Security-Policy": framesPolicy };
  const drawing = { "Content-Security-Policy": `${framesPolicy}, ${filePolicy}` };
  for (const [file, caching] of [
    ["/", {}],
    ["/about-us", {}],
    ["/icon.svg", drawing],
    ["/static/0123/map.svg", { ...drawing, "Cache-Control": forever }],
    ["/sitemap-0.xml", drawing],
    ["/page-data/index/page-data.json", {}],
    [`/${script}`, { "Cache-Control": forever }],
    ["/static/font.woff2", { "Cache-Control": forever }],
  ] as const) {
    const headers = headersOf(file, rules);
    const joined: Record<string, string> = {};
    for (const [name, value] of headers)
      joined[name] = [joined[name], value].filter(Boolean).join(", ");
    expect(joined).toEqual({ ...common, ...caching });
  }
});

it("sends the page of an unknown service at every address below /services, with status 404", async () => {
  const read = await written({});
  expect(read("_redirects")).toBe(`/services/* /${pageFile} 404\n`);
  expect(read("services/404.html")).toBe("<p>Unknown</p>");
});

it("has each page as a file of its address too, so that no host redirects it", async () => {
  const own = '<div id="___gatsby">';
  const read = await written({
    "index.html": own,
    "404.html": own,
    "about-us/index.html": own,
    "services/strategy/index.html": own,
    "google123.html": "a proof of ownership",
    "admin/index.html": "the CMS",
  });
  expect(read("about-us.html")).toBe(own);
  expect(read("services/strategy.html")).toBe(own);
  expect(read("404.html")).toBe(own);
  expect(read("google123.html")).toBe("a proof of ownership");
  for (const name of ["admin.html", "index.html/index.html"]) {
    expect(() => read(name)).toThrow(/ENOENT|ENOTDIR/);
  }
});
