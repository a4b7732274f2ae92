import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Lists the files in a folder and its subfolders: sorted relative paths with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .sort();
}
