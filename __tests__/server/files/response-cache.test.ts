import { rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { cacheKey } from "../../../src/server/files/response-cache";
import { emptyFolder, writeFiles } from "../support/folder";
import { send, type HttpResponse } from "../support/http";
import { startServer } from "../support/server";
import { scriptPath, startSmallSite } from "../support/site";

/** A condition that every file meets, with which the response comes from the disk. */
const uncached = { "if-unmodified-since": "Fri, 31 Dec 2100 00:00:00 GMT" };

const withoutDate = ({ status, headers, bytes }: HttpResponse) => ({
  status,
  headers: { ...headers, date: "" },
  bytes,
});

describe("a repeated response", () => {
  let url: string;
  beforeAll(async () => {
    url = await startSmallSite();
  });

  const paths = ["/", "/about-us", scriptPath, "/icon.svg", "/plain.txt"];
  const encodings = ["br, gzip", "gzip", "br;q=0.5, gzip", "*", "deflate", "identity"];

  it.each(paths.flatMap((path) => encodings.map((encoding) => [path, encoding] as const)))(
    "is the same as that from the disk: %s, %s",
    async (path, encoding) => {
      const accept = { "accept-encoding": encoding };
      const fromDisk = await send(url, path, { headers: { ...accept, ...uncached } });
      await send(url, path, { headers: accept });
      const again = await send(url, path, { headers: accept });
      expect(withoutDate(again)).toEqual(withoutDate(fromDisk));

      const conditional = { ...accept, "if-none-match": String(again.headers.etag) };
      await send(url, path, { headers: conditional });
      expect(withoutDate(await send(url, path, { headers: conditional }))).toEqual(
        withoutDate(await send(url, path, { headers: { ...conditional, ...uncached } })),
      );
    },
  );
});

it.each(["range", "if-match", "if-unmodified-since", "if-modified-since", "cache-control"])(
  "a request with %s is not answered from memory",
  (name) => {
    expect(cacheKey({ [name]: "anything" })).toBeUndefined();
  },
);

describe("a site that changes", () => {
  let folder: string;
  let url: string;
  const home = async () => send(url, "/", { headers: { "accept-encoding": "gzip" } });

  /** Writes the policies as a build does, which names the pages' styles by their hashes. */
  const writePolicies = async (pages: string) =>
    writeFile(
      join(folder, "security-policies.json"),
      JSON.stringify({ pages: `style-src ${pages}`, exceptions: {} }),
    );

  beforeEach(async () => {
    folder = await emptyFolder();
    await writeFiles(folder, { "index.html": "<h1>Old</h1>" });
    await writePolicies("'old'");
    ({ url } = await startServer({ PUBLIC_DIR: folder }));
    expect((await home()).body).toBe("<h1>Old</h1>");
  });

  it("repeats a response without reading its file for less than a second", async () => {
    const page = join(folder, "index.html");
    const { atime, mtime } = await stat(page);
    await writeFile(page, "<h1>New</h1>");
    await utimes(page, atime, mtime);
    expect((await home()).body).toBe("<h1>Old</h1>");
  });

  it("sends a new page with its policy within a second", async () => {
    await writeFile(join(folder, "index.html"), "<h1>Newer</h1>");
    await writePolicies("'new'");
    await sleep(1_050);
    const response = await home();
    expect(response.body).toBe("<h1>Newer</h1>");
    expect(response.headers["content-security-policy"]).toBe("style-src 'new'");
  });

  it("sends the page of the last build until the policies of the next one are written", async () => {
    await sleep(20);
    await writeFile(join(folder, "index.html"), "<h1>Newer</h1>");
    await sleep(1_050);
    const during = await home();
    expect(during.body).toBe("<h1>Old</h1>");
    expect(during.headers["content-security-policy"]).toBe("style-src 'old'");
    await writePolicies("'new'");
    await sleep(1_050);
    expect((await home()).body).toBe("<h1>Newer</h1>");
  });

  it("sends a page without policies of its own build after half a minute", async () => {
    const page = join(folder, "index.html");
    await writeFile(page, "<h1>Newer</h1>");
    const past = Date.now() / 1_000 - 40;
    await utimes(join(folder, "security-policies.json"), past - 40, past - 40);
    await utimes(page, past, past);
    await sleep(1_050);
    expect((await home()).body).toBe("<h1>Newer</h1>");
  });

  it("sends a compressed copy that was added", async () => {
    await writeFile(join(folder, "index.html.gz"), gzipSync("<h1>Compressed</h1>"));
    await sleep(1_050);
    expect((await home()).headers["content-encoding"]).toBe("gzip");
  });

  it("returns 404 for a page that was removed", async () => {
    await rm(join(folder, "index.html"));
    await sleep(1_050);
    expect((await home()).status).toBe(404);
  });
});
