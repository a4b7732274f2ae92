import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { emptyFolder, writeFiles } from "./folder";
import { startServer } from "./server";

/** A script with compressed copies. */
export const scriptPath = "/app-0123456789abcdef0123.js";
export const script =
  "console.log('a script that is long enough to be worth compressing');\n".repeat(20);

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

/** Serves a small site with every kind of file, and returns its address. */
export async function startSmallSite(): Promise<string> {
  const folder = await emptyFolder();
  await writeFiles(join(folder, "public"), files);
  await writeFiles(folder, { "secret.html": "not part of the site" });
  await mkdir(join(folder, "public", "empty"));
  const { url } = await startServer({ PUBLIC_DIR: join(folder, "public") });
  return url;
}
