import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { emptyFolder, writeFiles } from "./support/folder";
import { send } from "./support/http";
import { startServer } from "./support/server";

const script = "console.log('a script that is long enough to be worth compressing');\n".repeat(20);

const files = {
  "index.html": "<h1>Home</h1>",
  "about-us/index.html": "<h1>About Us</h1>",
  "service/index.html": "<h1>Services</h1>",
  "services/index.html": "<h1>Services again</h1>",
  "services/marketing/index.html": "<h1>Marketing</h1>",
  "services/unknown/index.html": "<h1>Service Not Found</h1>",
  "404.html": "<h1>Not found</h1>",
  "404/index.html": "<h1>Not found, as a folder</h1>",
  "page-data/index/page-data.json": "{}",
  "app-0123456789abcdef0123.js": script,
  "app-0123456789abcdef0123.js.br": brotliCompressSync(script),
  "app-0123456789abcdef0123.js.gz": gzipSync(script),
  "app-0123456789abcdef0123.js.map": "{}",
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

describe("pages", () => {
  it.each([
    ["/", "<h1>Home</h1>"],
    ["/?from=mail", "<h1>Home</h1>"],
    ["/about-us", "<h1>About Us</h1>"],
    ["/services", "<h1>Services again</h1>"],
    ["/services/marketing", "<h1>Marketing</h1>"],
  ])("%s is answered with its page", async (path, body) => {
    const answer = await send(url, path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
    });
  });

  it.each([
    ["/about-us/", "/about-us"],
    ["/about-us/?a=1&b=%2F%2Fevil.example", "/about-us?a=1&b=%2F%2Fevil.example"],
    ["/about-us/index.html", "/about-us"],
    ["/index.html?x", "/?x"],
    ["/services/", "/services"],
    ["/services/marketing/", "/services/marketing"],
  ])("%s is redirected once, to %s", async (path, location) => {
    const answer = await send(url, path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
    expect((await send(url, location)).status).toBe(200);
  });

  it.each([
    "/nothing",
    "/nothing/",
    "/nothing.js",
    "/empty",
    "/empty/",
    "/404",
    "/404/",
    "/404.html",
    "/404/index.html",
    "/about-us/nothing",
    "/page-data",
    "/static/",
  ])("%s is not found", async (path) => {
    const answer = await send(url, path);
    expect(answer).toMatchObject({ status: 404, body: "<h1>Not found</h1>" });
    expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(answer.headers).not.toHaveProperty("location");
  });

  it.each([
    "/services/unknown",
    "/services/unknown/",
    "/services/unknown/index.html",
    "/services/gardening",
    "/services/gardening/",
    "/services/a/b",
    "/services/gardening.html",
    "/services/%3Cscript%3E",
    "/services/%F0%9F%8C%B1",
  ])("%s is not found, and shows the page for an unknown service", async (path) => {
    expect(await send(url, path)).toMatchObject({
      status: 404,
      body: "<h1>Service Not Found</h1>",
    });
  });

  it("is not found in plain words where the site has no page for it", async () => {
    const bare = await startServer();
    expect(await send(bare.url, "/nothing")).toMatchObject({ status: 404, body: "Not found\n" });
    expect(await send(bare.url, "/services/x")).toMatchObject({ status: 404 });
  });

  it.each([
    "/../secret.html",
    "/..%2fsecret.html",
    "/%2e%2e/secret.html",
    "/%2e%2e%2fsecret.html",
    "/about-us/../../secret.html",
    "/..\\secret.html",
    "/..%5csecret.html",
    "//secret.html",
    "/%2fsecret.html",
    "/%00",
    "/about-us%00.html",
    "/.env",
    "/.well-known/../.env",
    "/app-0123456789abcdef0123.js.br",
    "/app-0123456789abcdef0123.js.gz",
    "/app-0123456789abcdef0123.js.map",
    `/${"long".repeat(1000)}`,
    `/${"deep/".repeat(1000)}`,
  ])("%s gives nothing away", async (path) => {
    const answer = await send(url, path);
    expect(answer).toMatchObject({ status: 404, body: "<h1>Not found</h1>" });
  });

  it.each(["/%zz", "/%", "/%E0%A4%A"])("%s is a bad request", async (path) => {
    const answer = await send(url, path);
    expect(answer.status).toBe(400);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it.each([
    "//evil.example",
    "//evil.example/",
    "//evil.example/index.html",
    "/\\evil.example/",
    "/%5cevil.example/",
    "/%2fevil.example/",
    "///evil.example/%2e%2e/",
  ])("%s leads to no other site", async (path) => {
    const answer = await send(url, path);
    expect(answer.status).toBe(404);
    expect(answer.headers).not.toHaveProperty("location");
  });
});

describe("files", () => {
  const path = "/app-0123456789abcdef0123.js";

  it("sends the brotli copy to who accepts it", async () => {
    const answer = await fetchRaw(path, { "accept-encoding": "gzip, deflate, br" });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(answer.headers.get("content-type")).toBe("application/javascript; charset=utf-8");
    expect(brotliDecompressSync(answer.body).toString()).toBe(script);
  });

  it("sends the gzip copy to who accepts only that", async () => {
    const answer = await fetchRaw(path, { "accept-encoding": "gzip" });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(answer.body).toString()).toBe(script);
  });

  it("sends the file itself to who accepts neither, and says that it varies", async () => {
    const answer = await send(url, path);
    expect(answer.body).toBe(script);
    expect(answer.headers).not.toHaveProperty("content-encoding");
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
  });

  it("sends the file itself where there is no compressed copy", async () => {
    const answer = await send(url, "/plain.txt", { headers: { "accept-encoding": "br, gzip" } });
    expect(answer.body).toBe("never compressed");
    expect(answer.headers).not.toHaveProperty("content-encoding");
  });

  it("lets a file with a hash in its name be kept for a year", async () => {
    const { headers } = await send(url, path);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("has page data asked for again each time", async () => {
    const { headers } = await send(url, "/page-data/index/page-data.json");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it("shows the one hidden folder that is meant to be seen", async () => {
    expect(await send(url, "/.well-known/security.txt")).toMatchObject({ status: 200 });
  });

  it.each(["br", "gzip", "identity"])("answers 304 to who has it (%s)", async (encoding) => {
    const headers = { "accept-encoding": encoding };
    const first = await send(url, path, { headers });
    const again = await send(url, path, {
      headers: { ...headers, "if-none-match": String(first.headers.etag) },
    });
    expect(again).toMatchObject({ status: 304, body: "" });
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
  });

  it("gives each encoding a tag of its own", async () => {
    const tags = new Set<unknown>();
    for (const encoding of ["br", "gzip", "identity"]) {
      tags.add((await send(url, path, { headers: { "accept-encoding": encoding } })).headers.etag);
    }
    expect(tags.size).toBe(3);
  });

  it("sends the part that was asked for", async () => {
    const answer = await send(url, "/plain.txt", { headers: { range: "bytes=0-4" } });
    expect(answer).toMatchObject({ status: 206, body: "never" });
  });

  async function fetchRaw(target: string, headers: Record<string, string>) {
    // Unlike fetch this leaves the body compressed.
    const { get } = await import("node:http");
    return new Promise<{ headers: Headers; body: Buffer }>((resolve, reject) => {
      get(url + target, { headers, agent: false }, (incoming) => {
        const parts: Buffer[] = [];
        incoming.on("data", (part: Buffer) => parts.push(part));
        incoming.on("end", () => {
          const received = new Headers();
          for (const [name, value] of Object.entries(incoming.headers)) {
            received.set(name, String(value));
          }
          resolve({ headers: received, body: Buffer.concat(parts) });
        });
      }).on("error", reject);
    });
  }
});

describe("methods", () => {
  it.each(["/", "/about-us", "/nothing", "/app-0123456789abcdef0123.js"])(
    "HEAD %s says what GET would",
    async (path) => {
      const get = await send(url, path);
      const head = await send(url, path, { method: "HEAD" });
      expect(head).toMatchObject({ status: get.status, body: "" });
      expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
    },
  );

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
    for (const path of ["/", "/about-us", "/nothing"]) {
      const answer = await send(url, path, {
        method,
        headers: { "content-type": "made/up" },
        body: "x",
      });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe("GET, HEAD");
    }
  });
});

describe("security headers", () => {
  it.each(["/", "/about-us/", "/nothing", "/app-0123456789abcdef0123.js", "/healthz", "/%zz"])(
    "%s carries them",
    async (path) => {
      const { headers } = await send(url, path);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(headers).not.toHaveProperty("strict-transport-security");
      expect(headers).not.toHaveProperty("access-control-allow-origin");
    },
  );

  it("insists on https when told to", async () => {
    const server = await startServer({ HSTS_MAX_AGE: "31536000" });
    const { headers } = await send(server.url, "/");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});
