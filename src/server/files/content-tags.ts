import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";

/** Gives files their ETags: hashes of their content, because files of two builds often have the same time and length. */
export function contentTags() {
  const known = new Map<string, { version: string; tag: string }>();
  return async (path: string): Promise<string> => {
    const { ino, size, mtimeMs, ctimeMs } = await stat(path);
    const version = [ino, size, mtimeMs, ctimeMs].join(" ");
    const last = known.get(path);
    if (last?.version === version) return last.tag;
    const hash = createHash("sha256").update(await readFile(path));
    const tag = `"${hash.digest("base64url").slice(0, 22)}"`;
    known.set(path, { version, tag });
    return tag;
  };
}
