/** A page is sent with the policy of its own build, whatever happens to the folder with the built site. */
import { readFile, rename, rm, symlink, unlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { writeHeaders } from "../../../src/site/output/write-headers";
import { emptyFolder, writeFiles } from "../support/folder";
import { send } from "../support/http";
import { startServer } from "../support/server";

const pages = ["index.html", "about-us/index.html", "404.html", "services/unknown/index.html"];
const addresses = ["/", "/about-us", "/nothing", "/services/gardening"];

/** Writes a build as Gatsby and this project do, one file after the other; its name is in its pages and policies. */
async function build(folder: string, name: string): Promise<void> {
  for (const page of pages) {
    await rm(join(folder, `${page}.gz`), { force: true });
    await writeFiles(folder, { [page]: `<h1>${name}</h1>` });
  }
  await writePolicies(folder, name);
  for (const page of pages) {
    await replace(join(folder, `${page}.gz`), gzipSync(`<h1>${name}</h1>`));
  }
}

/** Writes a file whole or not at all, as the build does with compressed copies. */
async function replace(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

async function writePolicies(folder: string, name: string): Promise<void> {
  await writeHeaders(folder, pages, `style-src '${name}'`, {});
}

/** The status of a response, with the names of the builds that its page and its policy are of. */
async function ask(url: string, path: string, encoding = "gzip") {
  const response = await send(url, path, { headers: { "accept-encoding": encoding } });
  const isGzip = response.headers["content-encoding"] === "gzip";
  const body = isGzip ? gunzipSync(response.bytes).toString() : response.body;
  return {
    status: response.status,
    page: /<h1>(.*)<\/h1>/.exec(body)?.[1],
    policy: /style-src '(.*)'/.exec(String(response.headers["content-security-policy"]))?.[1],
    response,
  };
}

/** Repeats a step until some work is done. */
async function during(work: Promise<void>, step: () => Promise<void>): Promise<void> {
  const pending = new Set([work]);
  const done = work.finally(() => pending.clear());
  while (pending.size > 0) await step();
  await done;
}

let folder: string;

beforeEach(async () => {
  folder = await emptyFolder();
  await build(folder, "old");
});

it("serves the folder that a link named at the start, and the new one after a restart", async () => {
  const link = join(await emptyFolder(), "current");
  await symlink(folder, link);
  const first = await startServer({ PUBLIC_DIR: link });
  const next = await emptyFolder();
  await build(next, "new");
  await unlink(link);
  await symlink(next, link);
  for (const address of addresses) {
    expect(await ask(first.url, address)).toMatchObject({ page: "old", policy: "old" });
  }
  const second = await startServer({ PUBLIC_DIR: link });
  for (const address of addresses) {
    expect(await ask(second.url, address)).toMatchObject({ page: "new", policy: "new" });
  }
});

it("returns 503 for a page that was replaced, with no header of the page", async () => {
  const { url } = await startServer({ PUBLIC_DIR: folder });
  await build(folder, "new");
  for (const address of addresses) {
    const { response } = await ask(url, address);
    expect(response).toMatchObject({ status: 503, body: '{"error":"Server error"}' });
    expect(response.headers).toMatchObject({ "retry-after": "60", "x-frame-options": "DENY" });
    for (const name of ["etag", "last-modified", "cache-control", "content-encoding"]) {
      expect(response.headers).not.toHaveProperty(name);
    }
  }
});

it("returns 503 if it is started before a build has written its policies", async () => {
  const old = await readFile(join(folder, "security-policies.json"));
  await build(folder, "new");
  await writeFile(join(folder, "security-policies.json"), old);
  const { url } = await startServer({ PUBLIC_DIR: folder });
  for (const address of addresses) expect(await ask(url, address)).toMatchObject({ status: 503 });
});

it("sends and confirms a page of its own build that was copied again, but none of another", async () => {
  const { url } = await startServer({ PUBLIC_DIR: folder });
  const validatorOf = async (server: string) => ({
    "if-none-match": String((await send(server, "/about-us")).headers.etag),
  });
  // Copying the same build again changes the times of its files only.
  await utimes(join(folder, "about-us/index.html"), 1, 1);
  expect(await ask(url, "/about-us")).toMatchObject({ status: 200, page: "old", policy: "old" });
  const again = await send(url, "/about-us", { headers: await validatorOf(url) });
  expect(again).toMatchObject({ status: 304, body: "" });
  expect(again.headers["content-security-policy"]).toBe("style-src 'old'");
  expect(again.headers).not.toHaveProperty("content-length");

  await build(folder, "new");
  const restarted = await startServer({ PUBLIC_DIR: folder });
  const headers = await validatorOf(restarted.url);
  expect(await send(restarted.url, "/about-us", { headers })).toMatchObject({ status: 304 });
  expect(await send(url, "/about-us", { headers })).toMatchObject({ status: 503 });
});

it("never mixes builds while the next one is written to the folder", async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    await build(folder, "old");
    const { url, stop } = await startServer({ PUBLIC_DIR: folder });
    await during(build(folder, "new"), async () => {
      const all = await Promise.all(
        addresses.flatMap((path) => [ask(url, path), ask(url, path, "identity")]),
      );
      for (const { status, page, policy } of all) {
        seen.add(status === 503 ? "503" : `${page} with the policy of ${policy}`);
      }
    });
    await stop();
  }
  expect([...seen].sort()).toEqual(["503", "old with the policy of old"]);
});

it("does not start with policies of another version", async () => {
  await writeFile(join(folder, "security-policies.json"), '{"pages":""}');
  await expect(startServer({ PUBLIC_DIR: folder })).rejects.toThrow(
    /security-policies\.json is of another version of this site\. Run "npm run build" again\.$/,
  );
});
