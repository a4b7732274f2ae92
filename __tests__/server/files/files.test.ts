import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { send } from "../support/http";
import { script, scriptPath, startSmallSite } from "../support/site";

let url: string;

beforeAll(async () => {
  url = await startSmallSite();
});

it("sends the brotli copy to who accepts it", async () => {
  const answer = await fetchRaw(scriptPath, { "accept-encoding": "gzip, deflate, br" });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
  expect(answer.headers.get("content-type")).toBe("application/javascript; charset=utf-8");
  expect(brotliDecompressSync(answer.body).toString()).toBe(script);
});

it("sends the gzip copy to who accepts only that", async () => {
  const answer = await fetchRaw(scriptPath, { "accept-encoding": "gzip" });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(answer.body).toString()).toBe(script);
});

it("sends the file itself to who accepts neither, and says that it varies", async () => {
  const answer = await send(url, scriptPath);
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
  const { headers } = await send(url, scriptPath);
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
  const first = await send(url, scriptPath, { headers });
  const again = await send(url, scriptPath, {
    headers: { ...headers, "if-none-match": String(first.headers.etag) },
  });
  expect(again).toMatchObject({ status: 304, body: "" });
  expect(again.headers.etag).toBe(first.headers.etag);
  expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
});

it("gives each encoding a tag of its own", async () => {
  const tags = new Set<unknown>();
  for (const encoding of ["br", "gzip", "identity"]) {
    tags.add(
      (await send(url, scriptPath, { headers: { "accept-encoding": encoding } })).headers.etag,
    );
  }
  expect(tags.size).toBe(3);
});

it("sends the part that was asked for", async () => {
  const answer = await send(url, "/plain.txt", { headers: { range: "bytes=0-4" } });
  expect(answer).toMatchObject({ status: 206, body: "never" });
});

async function fetchRaw(target: string, headers: Record<string, string>) {
  // Unlike fetch this leaves the body compressed.
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
