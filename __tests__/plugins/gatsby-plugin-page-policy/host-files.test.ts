import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  filePolicy,
  forever,
  framesPolicy,
  createHostHeaders,
  securityHeaders,
} from "../../../src/domain/http-headers";
import {
  type Redirect,
  writeHostFiles,
} from "../../../plugins/gatsby-plugin-page-policy/host-files";
import { createFolder, writeFiles } from "../../setup/folder";

const script = "app-0123456789abcdef0123.js";
const pageFile = "services/unknown/index.html";

/** The headers that a host sends with a file: those of each rule whose address, with a `*` in it, fits. */
function matchHeaders(file: string, rules: string): [name: string, value: string][] {
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

const options = { headers: createHostHeaders, errorPages: { "/services/*": "/services/unknown" } };

/** @param own the owner's files in static/ */
async function writeFor(
  files: Record<string, string>,
  pages: string[] = [],
  own = {},
  redirects: readonly Redirect[] = [],
) {
  const [publicDir, staticDir] = [await createFolder(), await createFolder()];
  await writeFiles(publicDir, { [pageFile]: "<p>Unknown</p>", ...files, ...own });
  await writeFiles(staticDir, own);
  await writeHostFiles({ publicDir, staticDir }, [pageFile, ...pages], redirects, options);
  return (name: string) => readFileSync(join(publicDir, name), "utf8");
}

it("gives every file the security headers, a year of caching to those with a hash alone, and a policy to what could run a script", async () => {
  const read = await writeFor({ [script]: "", "index.html": "", "icon.svg": "" });
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
    const headers = matchHeaders(file, rules);
    const joined: Record<string, string> = {};
    for (const [name, value] of headers)
      joined[name] = [joined[name], value].filter(Boolean).join(", ");
    expect(joined).toEqual({ ...common, ...caching });
  }
});

it("sends the page of an unknown service at every address below /services, with status 404", async () => {
  const read = await writeFor({});
  expect(read("_redirects")).toBe(`/services/* /${pageFile} 404\n`);
  expect(read("services/404.html")).toBe("<p>Unknown</p>");
});

it("has the owner's own rules first, and Gatsby's redirects before the page of unknown services", async () => {
  const own = { _redirects: "/old /new 301", _headers: "/a.pdf\n  X-Own: yes" };
  const read = await writeFor({}, [], own, [
    { fromPath: "/services/former", toPath: "/services/strategy", isPermanent: true },
    { fromPath: "/today", toPath: "https://other.example", isPermanent: false },
  ]);
  expect(read("_redirects").split("\n")).toEqual([
    "/old /new 301",
    "/services/former /services/strategy 301",
    "/today https://other.example 302",
    `/services/* /${pageFile} 404`,
    "",
  ]);
  expect(read("_headers")).toMatch(/^\/a\.pdf\n {2}X-Own: yes\n\/\*\n {2}/);
});

it("has each page as a file of its address too, so that no host redirects it", async () => {
  const pages = [
    "index.html",
    "404.html",
    "404/index.html",
    "about-us/index.html",
    "services/strategy/index.html",
  ];
  const files = Object.fromEntries(pages.map((page) => [page, `The page ${page}`]));
  const read = await writeFor({ ...files, "admin/index.html": "the CMS" }, pages);
  expect(read("about-us.html")).toBe("The page about-us/index.html");
  expect(read("services/strategy.html")).toBe("The page services/strategy/index.html");
  expect(read("404.html")).toBe("The page 404.html");
  for (const name of ["admin.html", "..html", "services/unknown.html"]) {
    expect(() => read(name)).toThrow("ENOENT");
  }
});
