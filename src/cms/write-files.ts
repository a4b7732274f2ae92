import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Changes } from "../content/check/content-folder";

/**
 * Writes and deletes files of a folder, each wholly or not at all: new bytes are on the disk beside their file before the
 * first file is replaced. If one cannot be written, none is.
 */
export function writeFiles(root: string, changes: Changes): void {
  const prepared: { readonly beside: string; readonly target: string }[] = [];
  try {
    for (const [path, bytes] of changes) {
      if (bytes === undefined) continue;
      const target = join(root, path);
      const beside = join(dirname(target), `.${basename(target)}.new`);
      mkdirSync(dirname(target), { recursive: true });
      // Not through a link: what it leads to may be outside.
      rmSync(beside, { force: true });
      prepared.push({ beside, target });
      writeFileSync(beside, bytes, { flag: "wx", flush: true });
    }
  } catch (error) {
    for (const { beside } of prepared) rmSync(beside, { force: true });
    throw error;
  }
  for (const { beside, target } of prepared) renameSync(beside, target);
  for (const [path, bytes] of changes) {
    if (bytes === undefined) rmSync(join(root, path));
  }
}
