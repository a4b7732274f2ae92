import { readFileSync, writeFileSync } from "node:fs";

/** Edits a content file. */
export function editFile(path: string, change: (content: object) => void): void {
  const content: object = JSON.parse(readFileSync(path, "utf8"));
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
