/**
 * After a build that failed or was interrupted, the next one would find nothing changed and publish the old pages. So a
 * file marks a build from its start to its end, and a build that finds it starts from nothing.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const marker = ".unfinished-build";

/**
 * Marks a build as unfinished. If the last one was, its output is removed; Gatsby then deletes its cache itself.
 * @returns whether the last build was unfinished
 */
export function beginBuild(project: string): boolean {
  const path = join(project, marker);
  const wasUnfinished = existsSync(path);
  if (wasUnfinished) {
    rmSync(join(project, "public"), { recursive: true, force: true });
    // Gatsby recognizes a cache by this folder, which a deletion that was interrupted may have removed first.
    mkdirSync(join(project, ".cache/caches-lmdb"), { recursive: true });
  } else {
    writeFileSync(path, "");
  }
  return wasUnfinished;
}

export function completeBuild(project: string): void {
  rmSync(join(project, marker), { force: true });
}
