import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Copies the real content to a temporary folder, for tests that break it. */
export function copyContent() {
  const parent = mkdtempSync(join(tmpdir(), "content-"));
  const dir = join(parent, "content");
  const originals = new Map<string, Buffer>();
  cpSync(resolve("content"), dir, { recursive: true });
  return {
    dir,
    /**
     * Replaces the first match in a file. A `¦` in the replacement marks the position of the fault: it
     * is not written, and its position is returned as `line:column`.
     */
    edit(file: string, pattern: RegExp, replacement: string): string {
      const path = join(dir, file);
      const original = readFileSync(path);
      if (!originals.has(path)) originals.set(path, original);
      const text = original.toString("utf8");
      if (!pattern.test(text)) throw new Error(`${file} has no match for ${pattern}`);
      const [before = "", after = ""] = text.replace(pattern, replacement).split("¦");
      writeFileSync(path, before + after);
      const lines = before.split("\n");
      return `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
    },
    /** Replaces a file by these bytes. */
    overwrite(file: string, bytes: Uint8Array) {
      const path = join(dir, file);
      if (!originals.has(path)) originals.set(path, readFileSync(path));
      writeFileSync(path, bytes);
    },
    /** Undoes all edits. */
    restore() {
      for (const [path, bytes] of originals) writeFileSync(path, bytes);
      originals.clear();
    },
    remove() {
      rmSync(parent, { recursive: true });
    },
  };
}

/** Gives every test in the file its own copy. */
export function contentCopyPerTest(): Pick<ReturnType<typeof copyContent>, "dir" | "edit"> {
  let copy: ReturnType<typeof copyContent>;
  beforeEach(() => {
    copy = copyContent();
  });
  afterEach(() => {
    copy.remove();
  });
  return {
    get dir() {
      return copy.dir;
    },
    edit: (...args) => copy.edit(...args),
  };
}
