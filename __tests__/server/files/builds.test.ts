/** What a running server sends while builds replace each other. */
import { readFile, rename, stat, symlink, unlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { emptyFolder, writeFiles } from "../support/folder";
import { send } from "../support/http";
import { startServer } from "../support/server";

const pages = ["index.html", "about-us/index.html", "404.html", "services/unknown/index.html"];
const addresses = ["/", "/about-us", "/nothing", "/services/gardening"];

/** Writes a build whose pages say its name. */
async function build(folder: string, name: string): Promise<void> {
  await writeFiles(folder, Object.fromEntries(pages.map((page) => [page, `<h1>${name}</h1>`])));
}

let folder: string;

beforeEach(async () => {
  folder = await emptyFolder();
  await build(folder, "old");
});

it("serves the folder that a link names now, without a restart", async () => {
  const link = join(await emptyFolder(), "current");
  await symlink(folder, link);
  const { url } = await startServer({ PUBLIC_DIR: link });
  for (const address of addresses) expect((await send(url, address)).body).toBe("<h1>old</h1>");
  const next = await emptyFolder();
  await build(next, "new");
  await unlink(link);
  await symlink(next, link);
  for (const address of addresses) expect((await send(url, address)).body).toBe("<h1>new</h1>");
});

it("sends the pages of a build that was written to the folder", async () => {
  const { url } = await startServer({ PUBLIC_DIR: folder });
  await build(folder, "new");
  for (const address of addresses) expect((await send(url, address)).body).toBe("<h1>new</h1>");
});

const day = new Date("2026-11-01");

/** How a changed file of the same length and time may come. */
const replacements: [string, (path: string, content: string | Buffer) => Promise<void>][] = [
  ["written in place", async (path, content) => writeFile(path, content)],
  [
    "moved into place",
    async (path, content) => {
      await writeFile(`${path}.part`, content);
      await rename(`${path}.part`, path);
    },
  ],
];

describe.each(replacements)("a file of the same length and time, %s", (_how, replace) => {
  it.each([
    ["about-us/index.html", "/about-us", "<h1>old</h1>", "<h1>new</h1>", "identity"],
    ["page-data/x.json", "/page-data/x.json", '{"a":1}', '{"a":2}', "identity"],
    ["icon.svg", "/icon.svg", "<svg id='a'/>", "<svg id='b'/>", "identity"],
    ["plain.txt.gz", "/plain.txt", gzipSync("old"), gzipSync("new"), "gzip"],
  ])("has another ETag: %s", async (file, address, old, next, encoding) => {
    expect(next).toHaveLength(old.length);
    const path = join(folder, file);
    await writeFiles(folder, { "plain.txt": "old", [file]: old });
    await utimes(path, day, day);
    const headers = { "accept-encoding": encoding };
    const { url } = await startServer({ PUBLIC_DIR: folder });
    const first = await send(url, address, { headers });
    const etag = String(first.headers.etag);
    const since = { "if-modified-since": new Date().toUTCString() };
    expect(
      await send(url, address, { headers: { ...headers, "if-none-match": etag } }),
    ).toMatchObject({ status: 304, body: "", headers: { etag } });

    await replace(path, next);
    await utimes(path, day, day);
    expect((await stat(path)).mtimeMs).toBe(day.getTime());
    const again = await send(url, address, { headers: { ...headers, "if-none-match": etag } });
    expect(again.status).toBe(200);
    expect(again.bytes.equals(await readFile(path))).toBe(true);
    expect(again.headers.etag).not.toBe(etag);
    expect((await send(url, address, { headers: { ...headers, ...since } })).status).toBe(200);
    // Another process on another copy says the same.
    const other = await startServer({ PUBLIC_DIR: folder });
    const same = await send(other.url, address, { headers });
    expect(same.headers.etag).toBe(again.headers.etag);
  });
});

it.each([
  ['W/"{tag}"', 304],
  ['"other", "{tag}"', 304],
  ["*", 304],
  ['"other"', 200],
  ["{tag}", 200],
])("If-None-Match: %s is %d, with the page's headers", async (header, status) => {
  const { url } = await startServer({ PUBLIC_DIR: folder });
  const first = await send(url, "/about-us");
  const tag = String(first.headers.etag).replaceAll('"', "");
  const headers = { "if-none-match": header.replace("{tag}", tag) };
  const again = await send(url, "/about-us", { headers });
  expect(again.status).toBe(status);
  for (const name of ["cache-control", "vary", "content-security-policy"]) {
    expect(again.headers[name]).toBe(first.headers[name]);
  }
  if (status === 304) expect(again.headers).not.toHaveProperty("content-length");
});

it("sends the whole file to who has a part of another version", async () => {
  const { url } = await startServer({ PUBLIC_DIR: folder });
  for (const validator of ['"other"', "Mon, 02 Nov 2026 00:00:00 GMT"]) {
    const headers = { range: "bytes=0-1", "if-range": validator };
    expect(await send(url, "/about-us", { headers })).toMatchObject({ status: 200 });
  }
});
