import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runAtEnd } from "./cleanup";

/** Creates an empty folder, which is removed after the test file. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  runAtEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files into a folder, creating their parent folders. */
export async function writeFiles(
  folder: string,
  files: Record<string, string | Buffer>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
