/** After a build that failed or was interrupted, the next one would find nothing changed and publish the old pages. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const marker = ".unfinished-build";

/** Marks a build as unfinished, and returns whether the last one was. Then its output goes, and Gatsby drops its cache. */
export function beginBuild(project: string): boolean {
  const wasUnfinished = existsSync(join(project, marker));
  if (wasUnfinished) {
    rmSync(join(project, "public"), { recursive: true, force: true });
    // Gatsby recognizes a cache by this folder, which a deletion that was interrupted may have removed first.
    mkdirSync(join(project, ".cache/caches-lmdb"), { recursive: true });
  }
  writeFileSync(join(project, marker), "");
  return wasUnfinished;
}

export function completeBuild(project: string): void {
  rmSync(join(project, marker), { force: true });
}
