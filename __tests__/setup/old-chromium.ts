import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

/** Whether the package has a program for this machine. */
export const hasOldChromium = process.platform === "linux" && process.arch === "x64";

/** Unpacks Chromium 109, the oldest that the site is made for, into a folder of its own. Takes two seconds. */
export async function unpackOldChromium() {
  const main = createRequire(__filename).resolve("@sparticuz/chromium");
  const folder = await mkdtemp(join(tmpdir(), "site-chromium-"));
  const path = join(folder, "chromium");
  await pipeline(
    createReadStream(join(dirname(main), "../bin/chromium.br")),
    createBrotliDecompress(),
    createWriteStream(path, { mode: 0o755 }),
  );
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}
