import { readFile, writeFile } from "node:fs/promises";

const pageSize = 4096;

/** Overwrites the page of a closed SQLite file that holds a text. Returns what puts it back. */
export async function damagePage(path: string, text: string): Promise<() => Promise<void>> {
  const before = await readFile(path);
  const at = before.lastIndexOf(text);
  if (at < 0) throw new Error(`${path} does not hold ${text}`);
  const start = at - (at % pageSize);
  await writeFile(path, Buffer.from(before).fill(0, start, start + pageSize));
  return () => writeFile(path, before);
}
