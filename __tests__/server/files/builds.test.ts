/** What a running server sends while builds replace each other. */
import { symlink, unlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
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

it("sends a page of another build with another ETag, of an older one too", async () => {
  const { url } = await startServer({ PUBLIC_DIR: folder });
  const path = join(folder, "about-us/index.html");
  const { etag = "", ...first } = (await send(url, "/about-us")).headers;
  expect(first).not.toHaveProperty("last-modified");
  const headers = { "if-none-match": etag };
  expect(await send(url, "/about-us", { headers })).toMatchObject({ status: 304, body: "" });
  await writeFile(path, "<h1>new</h1>");
  await utimes(path, new Date("2026-11-01"), new Date("2026-11-01"));
  const again = await send(url, "/about-us", { headers });
  expect(again).toMatchObject({ status: 200, body: "<h1>new</h1>" });
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
  const tag = String(first.headers.etag).replace(/^W\//, "").replaceAll('"', "");
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
  const headers = { range: "bytes=0-1", "if-range": '"other"' };
  expect(await send(url, "/about-us", { headers })).toMatchObject({ status: 200 });
});
