/** The addresses of the built site: which file each returns, and with which headers. */
import { symlink, unlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { findFileHeaders } from "../../../server/files/file-headers";
import { logOutput } from "../../../server/http/logging";
import {
  filePolicy,
  forever,
  framesPolicy,
  createHostHeaders,
  revalidate,
} from "../../../src/domain/http-headers";
import { createFolder, writeFiles } from "../../setup/folder";
import { send } from "../../setup/http";
import { startServer } from "../support/server";

/** A script with a compressed copy. */
const scriptPath = "/app-0123456789abcdef0123.js";
const script = "console.log('a script that is long enough to be worth compressing');\n".repeat(20);

const unknownService = "<h1>This service does not exist.</h1>";

const files = {
  "index.html": "<h1>Home</h1>",
  "about-us/index.html": "<h1>About Us</h1>",
  "about-us.html": "<h1>About Us</h1>",
  "services/index.html": "<h1>Services</h1>",
  "services/café & co/index.html": "<h1>Café</h1>",
  "services/unknown/index.html": unknownService,
  "services/café & co.html": "<h1>Café</h1>",
  "owner.html": "Proof for a search engine",
  "admin/index.html": "<h1>Editor</h1>",
  "admin/preview.html": "<h1>Preview</h1>",
  "404.html": "<h1>Not found</h1>",
  "404/index.html": "<h1>Not found, as a folder</h1>",
  "page-data/index/page-data.json": "{}",
  "page-data/x-0123456789abcdef.json": "{}",
  "static/font.woff2": "font",
  "app-0123456789abcdef0123.js": script,
  "app-0123456789abcdef0123.js.br": brotliCompressSync(script),
  "app-0123456789abcdef0123.js.map": "{}",
  "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  ".env": "SECRET=1",
  _redirects: `/old-page /about-us?from=old#team 301
/caf%C3%A9.php /services/café%20&%20co 301
/other https://other.example/page 301
/owner.html /about-us 301
/soon /about-us 302
/services/* /services/unknown/index.html 404
`,
  ".well-known/security.txt": "Contact: mailto:hello@example.com",
};

/** A link to the build, as docs/deploying.md advises. */
let link: string;
let url: string;

beforeAll(async () => {
  const folder = await createFolder();
  await writeFiles(join(folder, "first"), files);
  await writeFiles(folder, { "secret.html": "not part of the site" });
  link = join(folder, "current");
  await symlink(join(folder, "first"), link);
  ({ url } = await startServer({ PUBLIC_DIR: link }));
});

it.each([
  ["/", "<h1>Home</h1>"],
  ["/about-us?q=%zz", "<h1>About Us</h1>"],
  ["/services/caf%C3%A9%20%26%20co", "<h1>Café</h1>"],
  ["/owner.html", "Proof for a search engine"],
  ["/admin/preview.html?1", "<h1>Preview</h1>"],
])("%s returns its page", async (path, body) => {
  const response = await send(url, path);
  expect(response).toMatchObject({ status: 200, body });
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
});

it.each([
  ["/about-us/?a=1&b=%2F%2Fevil.example", "/about-us?a=1&b=%2F%2Fevil.example"],
  ["/about-us%2f", "/about-us"],
  ["/index.html?x", "/?x"],
  ["/services/caf%C3%A9%20%26%20co/index.html", "/services/caf%C3%A9%20%26%20co"],
  ["/about-us.html?q=50%25&next=/x.html", "/about-us?q=50%25&next=/x.html"],
  ["/services/caf%C3%A9%20%26%20co.html", "/services/caf%C3%A9%20%26%20co"],
  ["/About-US?a=1", "/about-us?a=1"],
  ["/SERVICES/CAF%C3%89%20%26%20co/", "/services/caf%C3%A9%20%26%20co"],
  ["/caf%C3%A9.php?a=1", "/services/caf%C3%A9%20&%20co?a=1"],
])("%s redirects once, to %s", async (path, location) => {
  const { status, headers } = await send(url, path);
  expect([status, headers.location]).toEqual([301, location]);
  expect((await send(url, location)).status).toBe(200);
});

it.each([
  ["/old-page", "/about-us?from=old#team"],
  ["/Old-Page/?a=%2F&b", "/about-us?from=old&a=%2F&b#team"],
  ["/other?a=1", "https://other.example/page?a=1"],
])("the former address %s leads to %s, where nothing else is", async (path, location) => {
  const { status, headers } = await send(url, path);
  expect([status, headers.location]).toEqual([301, location]);
  expect(headers["cache-control"]).toBe(revalidate);
});

it.each([
  ["what is not there", ["/nothing", "/nothing/", "/nothing.js", "/about-us/nothing"]],
  ["folders without a page", ["/static/", "/page-data/index"]],
  ["rules for static hosts alone", ["/soon", "/Soon/"]],
  ["the error page itself", ["/404", "/404/", "/404.html", "/404/index.html"]],
  ["copies that are not there", ["/services.html", "/about-us.html/", "/admin.html"]],
  [
    "files outside",
    ["/../secret.html", "/..%2fsecret.html", "/..%5csecret.html", "/%2fsecret.html"],
  ],
  ["hidden files", ["/.env", "/.well-known/../.env", "/about-us/.hidden"]],
  ["copies and source maps", [`${scriptPath}.br`, `${scriptPath}.GZ`, `${scriptPath}.map`]],
  ["long addresses", [`/${"long".repeat(1000)}`, `/${"deep/".repeat(1000)}`]],
  ["what cannot be decoded", ["/%zz", "/%ZZ?a=1", "/50%-off", "/%E0%A4%A", "/%00"]],
  ["other sites", ["//evil.example/", "/%5Cevil.example/", "/%2fevil.example/"]],
  ["other sites with a tab or a scheme", ["/%09/evil.example/", "http://evil.example/about-us/"]],
])("returns the page for unknown addresses, without a redirect, for %s", async (_what, paths) => {
  for (const path of paths) {
    const { status, body, headers } = await send(url, path);
    expect([path, status, body]).toEqual([path, 404, "<h1>Not found</h1>"]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe(revalidate);
  }
});

it("returns the page for unknown services, whatever their names", async () => {
  for (const path of [
    "/services/nothing",
    "/services/$&'%",
    "/services/a/b",
    "/services/UNKNOWN",
  ]) {
    const { status, body, headers } = await send(url, path);
    expect([path, status, body]).toEqual([path, 404, unknownService]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe(revalidate);
  }
});

it("sends the compressed copy of a script, once", async () => {
  const headers = { "accept-encoding": "br, gzip" };
  const first = await send(url, scriptPath, { headers });
  expect(first.headers["content-encoding"]).toBe("br");
  expect(first.headers.vary).toMatch(/accept-encoding/i);
  expect(first.headers["content-type"]).toBe("application/javascript; charset=utf-8");
  expect(brotliDecompressSync(first.bytes).toString()).toBe(script);
  const etag = String(first.headers.etag);
  const again = await send(url, scriptPath, { headers: { ...headers, "if-none-match": etag } });
  expect(again).toMatchObject({ status: 304, body: "" });
});

it.each([
  [scriptPath, forever],
  ["/page-data/index/page-data.json", revalidate],
  ["/page-data/x-0123456789abcdef.json", revalidate],
  ["/.well-known/security.txt", revalidate],
])("%s is cached as %s", async (path, policy) => {
  const { status, headers } = await send(url, path);
  expect([status, headers["cache-control"]]).toEqual([200, policy]);
});

it.each([
  ["/", framesPolicy],
  ["/nothing", framesPolicy],
  ["/services/x", framesPolicy],
  ["/about-us/", filePolicy],
  ["/icon.svg", filePolicy],
  [scriptPath, filePolicy],
])("%s has the security headers, with the policy %s", async (path, policy) => {
  const { headers } = await send(url, path);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": expect.stringContaining("camera=(), "),
    "cross-origin-resource-policy": path === "/icon.svg" ? "cross-origin" : "same-origin",
    "content-security-policy": policy,
  });
  expect(headers).not.toHaveProperty("strict-transport-security");
  expect(headers).not.toHaveProperty("x-robots-tag");
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

it("lets other sites show pictures of every kind, and nothing else", () => {
  const hasHeader = (ending: string) =>
    "Cross-Origin-Resource-Policy" in findFileHeaders(`static/a.${ending}`);
  const pictures = ["avif", "gif", "ico", "jpeg", "jpg", "png", "svg", "webp"];
  expect([...pictures, "js", "json", "html", "woff2"].filter(hasHeader)).toEqual(pictures);
});

it("tells search engines to leave out a test site, here and at a static host", async () => {
  const test = await startServer({ NOINDEX: "true" });
  for (const path of ["/", "/nothing"]) {
    expect((await send(test.url, path)).headers["x-robots-tag"]).toBe("noindex");
  }
  expect(createHostHeaders([], true)["/*"]).toMatchObject({ "X-Robots-Tag": "noindex" });
  expect(createHostHeaders([])["/*"]).not.toHaveProperty("X-Robots-Tag");
});

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ PUBLIC_URL: "https://www.acme.test" }, true],
  [{ PUBLIC_URL: "https://acme.test,https://site.test" }, false],
  [{ PUBLIC_URL: "https://forms.acme.test", ALLOWED_ORIGINS: "https://site.test" }, false],
])("with %j, warns of pages built for https://site.test: %s", async (settings, isWarned) => {
  let log = "";
  jest.spyOn(logOutput, "write").mockImplementation((line) => (log += line));
  const folder = await createFolder();
  await writeFiles(folder, {
    "index.html": "",
    "manifest.json": '{"id":"https://site.test/","name":"Site"}',
  });
  await startServer({ LOG_LEVEL: "warn", PUBLIC_DIR: folder, ...settings });
  expect(log.includes("built for https://site.test,")).toBe(isWarned);
});

it("serves no security.txt that has run out", async () => {
  const folder = await createFolder();
  const { url: other } = await startServer({ PUBLIC_DIR: folder });
  const path = "/.well-known/security.txt";
  const statusAt = async (moment: number) => {
    const text = `Contact: mailto:a@b.example\nExpires: ${new Date(moment).toISOString()}\n`;
    await writeFiles(folder, { "index.html": "", "404.html": "", [path]: text });
    return (await send(other, path)).status;
  };
  expect(await statusAt(Date.now() + 60_000)).toBe(200);
  expect(await statusAt(Date.now() - 1_000)).toBe(404);
});

it("tells a load balancer without a host that it is there", async () => {
  const headers = { host: "" };
  expect(await send(url, "/", { method: "OPTIONS", headers })).toMatchObject({ status: 204 });
});

it("serves the folder to which the link points now, even to a browser with a page of the same length and date", async () => {
  const next = await createFolder();
  const pages = ["index.html", "about-us/index.html", "404.html"];
  const data = "page-data/index/page-data.json";
  await writeFiles(next, Object.fromEntries(pages.map((page) => [page, "<h1>Next</h1>"])));
  await writeFiles(next, { [data]: "[]" });
  const day = new Date("2026-11-01");
  for (const folder of [link, next])
    for (const file of ["index.html", data]) await utimes(join(folder, file), day, day);
  const known = await Promise.all(["/", `/${data}`].map((path) => send(url, path)));
  await unlink(link);
  await symlink(next, link);
  for (const { headers } of known) {
    const tags = { "if-none-match": String(headers.etag), "if-modified-since": day.toUTCString() };
    for (const path of ["/", "/about-us", "/nothing"])
      expect((await send(url, path, { headers: tags })).body).toBe("<h1>Next</h1>");
    expect((await send(url, `/${data}`, { headers: tags })).body).toBe("[]");
  }
});
