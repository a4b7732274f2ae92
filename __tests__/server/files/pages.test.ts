/** The built site's addresses: which file each one is, and with which headers. */
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { emptyFolder, writeFiles } from "../support/folder";
import { send } from "../support/http";
import { startServer } from "../support/server";

const revalidate = "public, max-age=0, must-revalidate";
const forever = "public, max-age=31536000, immutable";

/** A script with compressed copies. */
const scriptPath = "/app-0123456789abcdef0123.js";
const script = "console.log('a script that is long enough to be worth compressing');\n".repeat(20);

const files = {
  "index.html": "<h1>Home</h1>",
  "about-us/index.html": "<h1>About Us</h1>",
  "service/index.html": "<h1>Services</h1>",
  "services/index.html": "<h1>Services again</h1>",
  "services/marketing/index.html": "<h1>Marketing</h1>",
  "services/café & co/index.html": "<h1>Café</h1>",
  "services/unknown/index.html": "<h1>Service Not Found</h1>",
  "404.html": "<h1>Not found</h1>",
  "404/index.html": "<h1>Not found, as a folder</h1>",
  "page-data/index/page-data.json": "{}",
  "page-data/x-0123456789abcdef.json": "{}",
  "static/fraunces-0123.woff2": "font",
  "app-0123456789abcdef0123.js": script,
  "app-0123456789abcdef0123.js.br": brotliCompressSync(script),
  "app-0123456789abcdef0123.js.gz": gzipSync(script),
  "app-0123456789abcdef0123.js.map": "{}",
  "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "plain.txt": "never compressed",
  ".env": "SECRET=1",
  ".well-known/security.txt": "Contact: mailto:hello@conaas.example",
};

let url: string;

beforeAll(async () => {
  const folder = await emptyFolder();
  await writeFiles(join(folder, "public"), files);
  await writeFiles(folder, { "secret.html": "not part of the site" });
  await mkdir(join(folder, "public", "empty"));
  ({ url } = await startServer({ PUBLIC_DIR: join(folder, "public") }));
});

it.each([
  ["/", "<h1>Home</h1>"],
  ["/?from=mail", "<h1>Home</h1>"],
  ["/about-us?q=%zz#%zz", "<h1>About Us</h1>"],
  ["/services", "<h1>Services again</h1>"],
  ["/services/marketing", "<h1>Marketing</h1>"],
  ["http://www.conaas.example/about-us", "<h1>About Us</h1>"],
  ["HTTPS://www.conaas.example:443/services/marketing?a=http://b", "<h1>Marketing</h1>"],
  ["http://www.conaas.example", "<h1>Home</h1>"],
  ["http://www.conaas.example?a=/b", "<h1>Home</h1>"],
  ["/services/caf%C3%A9%20%26%20co", "<h1>Café</h1>"],
])("%s returns its page", async (path, body) => {
  const response = await send(url, path);
  expect(response).toMatchObject({ status: 200, body });
  expect(response.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": revalidate,
  });
});

it.each([
  ["/about-us/", "/about-us"],
  ["/about-us/?a=1&b=%2F%2Fevil.example", "/about-us?a=1&b=%2F%2Fevil.example"],
  ["/about-us/index.html", "/about-us"],
  ["/index.html?x", "/?x"],
  ["/services/", "/services"],
  ["http://evil.example/about-us/", "/about-us"],
  ["/services/caf%C3%A9%20%26%20co/", "/services/caf%C3%A9%20%26%20co"],
])("%s redirects once, to %s", async (path, location) => {
  const response = await send(url, path);
  expect(response.status).toBe(301);
  expect(response.headers.location).toBe(location);
  expect((await send(url, location)).status).toBe(200);
});

it.each([
  ["what is not there", ["/nothing", "/nothing/", "/nothing.js", "/about-us/nothing", "/static/"]],
  ["folders without a page", ["/empty", "/empty/", "/page-data"]],
  ["the error page itself", ["/404", "/404/", "/404.html", "/404/index.html"]],
  [
    "files outside the site",
    [
      ...["/../secret.html", "/..%2fsecret.html", "/%2e%2e%2fsecret.html", "/..\\secret.html"],
      ...["/about-us/../../secret.html", "/..%5csecret.html", "//secret.html", "/%2fsecret.html"],
    ],
  ],
  ["hidden files", ["/.env", "/.well-known/../.env", "/about-us/.hidden"]],
  ["copies and source maps", [`${scriptPath}.br`, `${scriptPath}.GZ`, `${scriptPath}.map`]],
  ["long addresses", [`/${"long".repeat(1000)}`, `/${"deep/".repeat(1000)}`]],
  [
    "what cannot be decoded",
    ["/%zz", "/%ZZ?a=1", "/%", "/%E0%A4%A", "/%00", "http://a.example/%zz"],
  ],
  [
    "other sites",
    [
      ...["//evil.example", "//evil.example/", "//evil.example/index.html", "/\\evil.example/"],
      ...[
        "/%5cevil.example/",
        "/%2fevil.example/",
        "///evil.example/%2e%2e/",
        "*",
        "http://",
        "http://a.example//evil.example/",
      ],
    ],
  ],
])("returns the page for unknown addresses, without a redirect, for %s", async (_what, paths) => {
  for (const path of paths) {
    const response = await send(url, path);
    expect(response).toMatchObject({ status: 404, body: "<h1>Not found</h1>" });
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["cache-control"]).toBe(revalidate);
    expect(response.headers).not.toHaveProperty("location");
  }
});

it("returns 404 as plain text if the site has no page for it", async () => {
  const { url: bare } = await startServer();
  for (const path of ["/nothing", "/services/x"]) {
    expect(await send(bare, path)).toMatchObject({ status: 404, body: "Not found\n" });
  }
});

it("returns 503, after which Gatsby's script tries again, when a file cannot be read", async () => {
  const folder = await emptyFolder();
  // Linux has it as a file, and fails to read its first byte.
  await symlink("/proc/self/mem", join(folder, "index.html"));
  const broken = await startServer({ PUBLIC_DIR: folder });
  const response = await send(broken.url, "/");
  expect(response).toMatchObject({ status: 503, body: '{"error":"Server error"}' });
});

it.each([
  ["br, gzip", "br", (bytes: Buffer) => brotliDecompressSync(bytes)],
  ["gzip", "gzip", (bytes: Buffer) => gunzipSync(bytes)],
  ["identity", undefined, (bytes: Buffer) => bytes],
])(
  "sends the copy that the browser accepts, with its own ETag: %s",
  async (accepted, encoding, decode) => {
    const headers = { "accept-encoding": accepted };
    const first = await send(url, scriptPath, { headers });
    expect(first.headers["content-encoding"]).toBe(encoding);
    expect(first.headers.vary).toMatch(/accept-encoding/i);
    expect(first.headers["content-type"]).toBe("application/javascript; charset=utf-8");
    expect(decode(first.bytes).toString()).toBe(script);

    const etag = String(first.headers.etag);
    const again = await send(url, scriptPath, { headers: { ...headers, "if-none-match": etag } });
    expect(again).toMatchObject({ status: 304, body: "", headers: { etag } });
    const other = { "accept-encoding": "deflate", "if-none-match": etag };
    const isPlain = encoding === undefined;
    expect((await send(url, scriptPath, { headers: other })).status).toBe(isPlain ? 304 : 200);
  },
);

it("sends a file without a compressed copy as it is, and parts of it", async () => {
  const whole = await send(url, "/plain.txt", { headers: { "accept-encoding": "br, gzip" } });
  expect(whole.body).toBe("never compressed");
  expect(whole.headers).not.toHaveProperty("content-encoding");
  const part = await send(url, "/plain.txt", { headers: { range: "bytes=0-4" } });
  expect(part).toMatchObject({ status: 206, body: "never" });
});

it.each([
  [scriptPath, forever],
  ["/static/fraunces-0123.woff2", forever],
  ["/page-data/index/page-data.json", revalidate],
  ["/page-data/x-0123456789abcdef.json", revalidate],
  ["/.well-known/security.txt", revalidate],
])("%s is cached as %s", async (path, policy) => {
  const { status, headers } = await send(url, path);
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe(policy);
});

it.each(["/", "/about-us", "/nothing", "/services/x", scriptPath])(
  "HEAD %s returns the same headers as GET, and a post finds nothing",
  async (path) => {
    const get = await send(url, path);
    const head = await send(url, path, { method: "HEAD" });
    expect(head).toMatchObject({ status: get.status, body: "" });
    expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
    expect((await send(url, path, { method: "POST" })).status).toBe(404);
  },
);

it.each(["/", "/about-us/", "/nothing", "/icon.svg", scriptPath, "/%zz"])(
  "%s has the security headers",
  async (path) => {
    const { headers } = await send(url, path);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-resource-policy": path === "/icon.svg" ? "cross-origin" : "same-origin",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  },
);
