/** Edits copies of content/ in place. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { valueAt } from "../../src/content/model/map-parts";

/** Edits a content file. */
export function editFile(path: string, change: (content: object) => void): void {
  const content: object = JSON.parse(readFileSync(path, "utf8"));
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

/** Edits a list of a content file. @throws if there is none */
export function editList(
  dir: string,
  file: string,
  path: string,
  change: (list: unknown[]) => void,
): void {
  editFile(join(dir, file), (content) => {
    const list = valueAt(content, path.split("."));
    if (!Array.isArray(list)) throw new Error(`${file} has no list ${path}`);
    change(list);
  });
}
