import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A copy of the real content that a test may break. */
export function copyContent() {
  const parent = mkdtempSync(join(tmpdir(), "content-"));
  const dir = join(parent, "content");
  cpSync(resolve("content"), dir, { recursive: true });
  return {
    dir,
    /**
     * Replaces the first match in a file. A `¦` in the replacement is not written: it says where the
     * fault will be, and comes back as `line:column`.
     */
    edit(file: string, pattern: RegExp, replacement: string): string {
      const path = join(dir, file);
      const text = readFileSync(path, "utf8");
      if (!pattern.test(text)) throw new Error(`${file} has nothing that matches ${pattern}`);
      const [before = "", after = ""] = text.replace(pattern, replacement).split("¦");
      writeFileSync(path, before + after);
      const lines = before.split("\n");
      return `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
    },
    remove() {
      rmSync(parent, { recursive: true });
    },
  };
}
