import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { send } from "../support/http";
import { script, scriptPath, startSmallSite } from "../support/site";

let url: string;

beforeAll(async () => {
  url = await startSmallSite();
});

it("sends the brotli copy if the browser accepts it", async () => {
  const response = await send(url, scriptPath, {
    headers: { "accept-encoding": "gzip, deflate, br" },
  });
  expect(response.headers["content-encoding"]).toBe("br");
  expect(response.headers.vary).toMatch(/accept-encoding/i);
  expect(response.headers["content-type"]).toBe("application/javascript; charset=utf-8");
  expect(brotliDecompressSync(response.bytes).toString()).toBe(script);
});

it("sends the gzip copy if the browser accepts only that", async () => {
  const response = await send(url, scriptPath, { headers: { "accept-encoding": "gzip" } });
  expect(response.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(response.bytes).toString()).toBe(script);
});

it("sends the file itself, with Vary, if the browser accepts neither", async () => {
  const response = await send(url, scriptPath);
  expect(response.body).toBe(script);
  expect(response.headers).not.toHaveProperty("content-encoding");
  expect(response.headers.vary).toMatch(/accept-encoding/i);
});

it("sends the file itself if it has no compressed copy", async () => {
  const response = await send(url, "/plain.txt", { headers: { "accept-encoding": "br, gzip" } });
  expect(response.body).toBe("never compressed");
  expect(response.headers).not.toHaveProperty("content-encoding");
});

it("lets files with a hash in their name be cached for a year", async () => {
  const { headers } = await send(url, scriptPath);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["accept-ranges"]).toBeUndefined();
});

it("has page data revalidated on each request", async () => {
  const { headers } = await send(url, "/page-data/index/page-data.json");
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

it("serves .well-known, the one public hidden folder", async () => {
  expect(await send(url, "/.well-known/security.txt")).toMatchObject({ status: 200 });
});

it.each(["br", "gzip", "identity"])("returns 304 for a matching ETag (%s)", async (encoding) => {
  const headers = { "accept-encoding": encoding };
  const first = await send(url, scriptPath, { headers });
  const again = await send(url, scriptPath, {
    headers: { ...headers, "if-none-match": String(first.headers.etag) },
  });
  expect(again).toMatchObject({ status: 304, body: "" });
  expect(again.headers.etag).toBe(first.headers.etag);
  expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
});

it("gives each encoding its own ETag", async () => {
  const tags = new Set<unknown>();
  for (const encoding of ["br", "gzip", "identity"]) {
    tags.add(
      (await send(url, scriptPath, { headers: { "accept-encoding": encoding } })).headers.etag,
    );
  }
  expect(tags.size).toBe(3);
});

it("sends the requested range", async () => {
  const response = await send(url, "/plain.txt", { headers: { range: "bytes=0-4" } });
  expect(response).toMatchObject({ status: 206, body: "never" });
});
