import { readFile, writeFile } from "node:fs/promises";

const pageSize = 4096;

/** Overwrites the page of a closed SQLite file that holds a text. */
export async function damagePage(path: string, text: string): Promise<void> {
  const content = await readFile(path);
  const at = content.lastIndexOf(text);
  if (at < 0) throw new Error(`${path} does not hold ${text}`);
  const start = at - (at % pageSize);
  await writeFile(path, content.fill(0, start, start + pageSize));
}
