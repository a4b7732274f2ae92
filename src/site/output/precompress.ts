import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = /\.(html|js|css|json|svg|xml|txt)$/;
const compressed = /\.(html|js|css|json|svg|xml|txt)\.(br|gz)$/;

/** Writes a .br and a .gz file beside every compressible file. Removes those of the last build first. */
export async function precompress(publicDir: string): Promise<void> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  // Gatsby also creates folders with a file's name: page-data/404.html/.
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(paths.filter((path) => compressed.test(path)).map((path) => rm(path)));
  const all = new Set(paths);
  /** A copy of a page is for hosts that compress it themselves: see host-files.ts. Gatsby's own, 404.html, is for all. */
  const isCopy = (path: string) =>
    path.endsWith(".html") &&
    !path.endsWith("404.html") &&
    all.has(path.replace(/\.html$/, `${sep}index.html`));
  const waiting = paths.filter((path) => compressible.test(path) && !isCopy(path)).values();
  const worker = async () => {
    for (const path of waiting) await compress(path);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  await write(`${path}.br`, await promisify(brotliCompress)(content));
  await write(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Renaming is atomic: a server never sends half of a file. */
async function write(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
