import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
const compressed = /\.(html|js|css|json|svg|xml|txt|webmanifest)\.(br|gz)$/;
/** Below this, headers outweigh what compression saves. */
const smallestSize = 1024;
/** A file with a hash in its name never changes: the slowest compression pays, because it is done once. */
const hashed = /-[0-9a-f]{16,}\./;
/** Of pages and their data, so many at once are worth the slowest compression (0.02 s each). */
const fewFiles = 200;

interface Job {
  readonly source: string;
  readonly target: string;
}

/**
 * Puts a .br and a .gz file beside every compressible file of the folder, so that the server never
 * compresses anything itself. Does only what is missing or older than its source, and removes what
 * has lost its source. Rejects when a file cannot be read or written.
 */
export async function precompress(publicDir: string): Promise<void> {
  const names = await readdir(publicDir, { recursive: true });
  const paths = names.map((name) => join(publicDir, name));
  const modified = new Map<string, number>();
  await inParallel(paths, async (path) => {
    if (!compressible.test(path) && !compressed.test(path)) return;
    const file = await stat(path);
    // Gatsby also makes folders named like files: page-data/404.html/.
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
  await inParallel(outdated, (job) => compress(job, isMany && !hashed.test(job.source) ? 5 : 11));

  const targets = new Set(wanted.map(({ target }) => target));
  const orphans = [...modified.keys()].filter(
    (path) => compressed.test(path) && !targets.has(path),
  );
  await inParallel(orphans, (path) => rm(path));
}

async function compress({ source, target }: Job, brotliQuality: number): Promise<void> {
  const content = await readFile(source);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const result = target.endsWith(".br")
    ? await promisify(brotliCompress)(content, { params })
    : await promisify(gzip)(content, { level: 9 });
  // Under its own name only when whole: a build that is stopped here leaves nothing half written.
  await writeFile(`${target}.part`, result);
  await rename(`${target}.part`, target);
}

/** Runs a task for every item, as many at a time as there are processors, and a few for the disk. */
async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 2 }, worker));
}
