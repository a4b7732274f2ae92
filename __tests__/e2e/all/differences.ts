/** What differs between two texts, and between two folders. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Lines that differ, marked as in a diff; only for texts in which lines were changed, added or removed once. */
export function diff(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const removed = old.filter((line) => !now.includes(line)).map((line) => `-${line.trim()}`);
  const added = now.filter((line) => !old.includes(line)).map((line) => `+${line.trim()}`);
  return [...removed, ...added];
}

/** The files that differ between two folders, or that only one of them has. */
export function differences(one: string, other: string): string[] {
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
  const bytes = (path: string) => (existsSync(path) ? readFileSync(path).toString("base64") : "");
  return [...new Set([...filesIn(one), ...filesIn(other)])]
    .filter((name) => bytes(join(one, name)) !== bytes(join(other, name)))
    .sort();
}
