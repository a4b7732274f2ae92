import { readFileSync } from "node:fs";
import { join } from "node:path";
import { forever } from "../../../src/server/files/file-headers";
import { securityHeaders } from "../../../src/server/http/security-headers";
import { writeHostFiles } from "../../../src/build/output/host-files";
import { emptyFolder, writeFiles } from "../../server/support/folder";

const script = "app-0123456789abcdef0123.js";
const pageFile = "services/unknown/index.html";

/** The headers that a host sends with a file: those of each rule whose address, with a `*` at its end, fits. */
function headersOf(file: string, rules: string): [name: string, value: string][] {
  return rules.split("\n\n").flatMap((rule) => {
    const [address = "", ...lines] = rule.trim().split("\n");
    const fits = address.endsWith("*") ? file.startsWith(address.slice(0, -1)) : file === address;
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

it("gives every file the security headers once, and a year of caching to those with a hash alone", async () => {
  const read = await written({ [script]: "", "index.html": "", "icon.svg": "" });
  const rules = read("_headers");
  const common = { ...securityHeaders, "Content-Security-Policy": "frame-ancestors 'none'" };
  for (const [file, caching] of [
    ["/", {}],
    ["/about-us", {}],
    ["/icon.svg", {}],
    ["/page-data/index/page-data.json", {}],
    [`/${script}`, { "Cache-Control": forever }],
    ["/static/font.woff2", { "Cache-Control": forever }],
  ] as const) {
    const headers = headersOf(file, rules);
    // Hosts join the values of a header that two rules set.
    expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
    expect(Object.fromEntries(headers)).toEqual({ ...common, ...caching });
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
