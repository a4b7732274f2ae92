/** The built pages as programs read them: addresses, heads, the security policy, valid HTML. No browser renders them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { imageSize } from "image-size";
import { contentFiles } from "../../src/content/model/content-files";
import { allRoutes, listPaths, getPath, routes as table } from "../../src/domain/routes";
import { contentDir } from "../setup/content";
import { searchIndexAddress } from "../../src/search/search-engine";
import { analytics } from "../setup/analytics";
import { hasCaseStudies } from "../setup/case-studies";
import { words } from "../setup/words";
import { routes } from "./site";

/** The built pages, by their files. */
const pages = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map((entry) => join(relative("public", entry.parentPath), entry.name))
  // Slices are fragments, which Gatsby has already put into the pages, and the CMS is Decap's.
  .filter((file) => !/^(_gatsby|admin|page-data)/.test(file))
  // Each page is there twice, for static hosts: about-us.html beside about-us/index.html.
  .filter((file) => !existsSync(join("public", file.replace(/\.html$/, "/index.html"))));

/** Errors, confirmations, and /services, which is /service once more. */
const unlisted = /^(404|services\/(index|404|unknown)|thank-you)/;

/** The names of the files of a folder of content, which may have none. */
const listNames = (folder: string) =>
  existsSync(join(contentDir, folder))
    ? readdirSync(join(contentDir, folder)).map((file) => file.replace(".json", ""))
    : [];
/** A company without case studies has no page of them. */
const hasTiles = (words.caseStudies.tiles ?? []).length > 0;

const getFile = (route: string) => join(route.slice(1), "index.html");
const readHtml = (file: string) => readFileSync(join("public", file), "utf8");

test("every page is listed once, and works with and without a trailing slash", async ({
  request,
}) => {
  const listed = pages.filter((file) => !unlisted.test(file));
  expect(routes.map(getFile).sort()).toEqual(listed.sort());
  for (const route of [...routes, "/services"]) {
    const plain = await request.get(route, { maxRedirects: 0 });
    expect(plain.status(), route).toBe(200);
    const slashed = await request.get(`${route === "/" ? "" : route}/`, { maxRedirects: 1 });
    expect(slashed.status(), route).toBe(200);
    expect(await slashed.text(), route).toBe(await plain.text());
  }
});

test("every page is in the table of routes, and each page of the table is built", () => {
  const single = allRoutes
    .filter(({ path }) => !path.includes("*"))
    .filter(({ path }) => path !== table.caseStudies.path || hasTiles || hasCaseStudies);
  const collections = contentFiles.flatMap(({ path, route }) =>
    route !== undefined && path.includes("*")
      ? listNames(dirname(path)).map((name) => getPath(table[route], name))
      : [],
  );
  const paths = [...single.flatMap((route) => listPaths(route, "")), ...collections];
  // Static hosts look for the error page of services in this file, and for that of the site in the copy of /404.
  const files = [...paths.map(getFile), "services/404.html"];
  expect([...pages].sort()).toEqual(files.sort());
});

test("a page that is not listed asks not to be indexed, or names the page that is", () => {
  for (const file of pages.filter((each) => unlisted.test(each))) {
    const isListed = routes.some((route) =>
      readHtml(file).includes(`rel="canonical" href="${words.company.url}${route}"`),
    );
    const isIndexed = !readHtml(file).includes('name="robots" content="noindex"');
    expect(isIndexed, file).toBe(isListed);
  }
});

test("every page has a whole head, whose title and description are its own", () => {
  const seen = new Set<string>();
  for (const route of routes) {
    const html = readHtml(getFile(route));
    const one = (pattern: RegExp, what: string) => {
      const found = [...html.matchAll(pattern)].map(([, text]) => text);
      expect(found, `${what} of ${route}`).toEqual([expect.stringMatching(/./)]);
      return found[0] ?? "";
    };
    const meta = (name: string) =>
      one(new RegExp(`<meta[^>]* (?:name|property)="${name}"[^>]* content="([^"]+)"`, "g"), name);
    seen.add(one(/<title[^>]*>([^<]+)</g, "title"));
    seen.add(meta("description"));
    for (const name of ["twitter:card", "og:title", "og:description", "og:url"]) meta(name);
    expect(one(/<link[^>]* rel="canonical"[^>]* href="([^"]+)"/g, "canonical")).toBe(
      `${words.company.url}${route}`,
    );
    const picture = readFileSync(join("public", new URL(meta("og:image")).pathname));
    expect(imageSize(picture), route).toMatchObject({ width: 1200, height: 630 });
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)</g)];
    const described = data.map(([, json = ""]): unknown => JSON.parse(json));
    // A service's breadcrumb has the page of all services between the home page and its own.
    const itemListElement = route.split("/").map(() => expect.anything());
    expect(described, route).toContainEqual(
      expect.objectContaining(
        route === "/"
          ? { "@type": "Organization" }
          : { "@type": "BreadcrumbList", itemListElement },
      ),
    );
  }
  expect(seen.size).toBe(2 * routes.length);
});

test("no page makes a browser turn to another site by itself, not even ahead of time", () => {
  for (const file of pages) {
    const links = readHtml(file).match(/<link [^>]*>/g) ?? [];
    const others = links.filter((link) => !/ rel="(canonical|alternate)"/.test(link));
    expect(others.join("\n"), file).not.toMatch(/ href="(https?:)?\/\//);
  }
});

test("what the head of a page links to is there, and what programs look for by its name", () => {
  const known = ["_headers", "_redirects", "robots.txt", "sitemap-index.xml", "favicon.ico"];
  const linked = pages.flatMap((file) =>
    [...readHtml(file).matchAll(/<link [^>]*href="\/(?!\/)([^"]+)"/g)].map(([, path = ""]) => path),
  );
  expect(linked).toContain("manifest.json");
  for (const path of [...new Set(linked), ...known, "licences"])
    expect(existsSync(join("public", path)), path).toBe(true);
  const hasContact = words.company.securityEmail !== undefined;
  expect(existsSync("public/.well-known/security.txt")).toBe(hasContact);
});

test("what is written beside the pages is compressed too", () => {
  for (const name of [
    "index.html",
    "sitemap-0.xml",
    "sitemap-index.xml",
    "robots.txt",
    "manifest.json",
    searchIndexAddress,
  ])
    for (const ending of ["br", "gz"])
      expect(existsSync(join("public", `${name}.${ending}`)), name).toBe(true);
});

test("every page has a policy of its own, whose scripts are named, and one style tag", async ({
  request,
}) => {
  const headers = (await request.get("/")).headers();
  expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
  for (const file of pages) {
    const html = readHtml(file);
    const [, before = "", policy = ""] =
      /^(.*)<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html) ?? [];
    // Nothing comes before it, and browsers look for the charset in the first 1,024 bytes.
    expect(before, file).toMatch(/^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/>$/);
    expect(policy, file).toMatch(/default-src '(self|none)'/);
    // Beside a hash of a style, browsers would ignore 'unsafe-inline'.
    expect(policy, file).toContain("; style-src 'self' 'unsafe-inline'; ");
    expect(policy.replace("'unsafe-inline'", ""), file).not.toMatch(/unsafe|\*|http:/);
    expect(policy, file).toMatch(/form-action 'self'.*object-src 'none'; base-uri 'none'/);
    const scripts = /script-src [^;]*/.exec(policy)?.[0].split(" ") ?? [];
    const known = [analytics, words.company.scheduling?.widget?.scriptUrl];
    expect(scripts.filter((source) => !known.includes(source)).join(" "), file).toMatch(
      /^script-src 'self'( 'sha256-[^']+')+$/,
    );
    expect(html.match(/<style/g), file).toHaveLength(1);
  }
});

test("every page is valid HTML", async () => {
  // The standard rules are those of the HTML specification, without style preferences.
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  for (const file of pages) {
    const { results } = await validator.validateString(readHtml(file));
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => `${message} (${selector ?? "no element"})`),
    );
    expect(problems, file).toEqual([]);
  }
});
