import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { listFiles } from "./list-files";

const compressible = /\.(html|js|css|json|svg|xml|txt)$/;
const compressed = /\.(html|js|css|json|svg|xml|txt)\.(br|gz)$/;

/** Writes a .br and a .gz file beside every compressible file, after removing those of the last build. */
export async function precompress(publicDir: string): Promise<void> {
  const paths = listFiles(publicDir);
  const old = paths.filter((path) => compressed.test(path));
  await Promise.all(old.map((path) => rm(join(publicDir, path))));
  const all = new Set(paths);
  /** Copies of pages are for static hosts, which compress them themselves. 404.html is Gatsby's own, and for every host. */
  const isCopy = (path: string) =>
    /(?<!404)\.html$/.test(path) && all.has(path.replace(/\.html$/, "/index.html"));
  const queue = paths.filter((path) => compressible.test(path) && !isCopy(path)).values();
  const worker = async () => {
    for (const path of queue) await compress(join(publicDir, path));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  await writeAtomically(`${path}.br`, await promisify(brotliCompress)(content));
  await writeAtomically(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Writes a file by renaming, so that a server never sends half of it. */
async function writeAtomically(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
