import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|json|svg|xml|txt)$/;
const compressed = /\.(html|js|css|json|svg|xml|txt)\.(br|gz)$/;
/** In bytes. Compressing a smaller file saves less than the response headers weigh. */
const smallestSize = 1024;
/** Content-hashed files never change, so they are compressed once, with the slowest setting. */
const hashed = /-[0-9a-f]{16,}\./;
/** Up to this many pages and data files also get the slowest setting (0.02 s each), more a fast one (1 ms). */
const fewFiles = 200;

/** The levels of both formats. */
interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

const slowest: Effort = { brotli: 11, gzip: 9 };
const fast: Effort = { brotli: 5, gzip: 6 };

interface Job {
  readonly source: string;
  readonly target: string;
}

/**
 * Writes a .br and a .gz file beside every compressible file in the folder, so the server never has
 * to compress. Skips files that are up to date and removes those whose source is gone. Rejects when
 * a file cannot be read or written.
 */
export async function precompress(publicDir: string): Promise<void> {
  const names = await readdir(publicDir, { recursive: true });
  const paths = names.map((name) => join(publicDir, name));
  const modified = new Map<string, number>();
  await inParallel(paths, async (path) => {
    if (!compressible.test(path) && !compressed.test(path)) return;
    const file = await stat(path);
    // Gatsby also creates folders with a file's name: page-data/404.html/.
    if (!file.isFile()) return;
    if (compressed.test(path) || file.size >= smallestSize) modified.set(path, file.mtimeMs);
  });

  const wanted = [...modified.keys()]
    .filter((path) => compressible.test(path))
    .flatMap((source) => ["br", "gz"].map((type) => ({ source, target: `${source}.${type}` })));
  const outdated = wanted.filter(
    ({ source, target }) => (modified.get(target) ?? -Infinity) < (modified.get(source) ?? 0),
  );
  const isMany = outdated.filter(({ source }) => !hashed.test(source)).length > 2 * fewFiles;
  await inParallel(outdated, (job) =>
    compress(job, isMany && !hashed.test(job.source) ? fast : slowest),
  );

  const targets = new Set(wanted.map(({ target }) => target));
  const orphans = [...modified.keys()].filter(
    (path) => compressed.test(path) && !targets.has(path),
  );
  await inParallel(orphans, (path) => rm(path));
}

async function compress({ source, target }: Job, { brotli, gzip: level }: Effort): Promise<void> {
  const content = await readFile(source);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotli };
  const result = target.endsWith(".br")
    ? await promisify(brotliCompress)(content, { params })
    : await promisify(gzip)(content, { level });
  // Renaming is atomic: an interrupted build leaves no half-written file under the final name.
  await writeFile(`${target}.part`, result);
  await rename(`${target}.part`, target);
}

/** Runs a task for every item, with two more workers than processors because some wait for the disk. */
async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 2 }, worker));
}
