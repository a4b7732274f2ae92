import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { readContentFolder, valuesOf } from "../../src/content/check/content-folder";
import { filled } from "./filled-content";

/** A picture of 960 × 1200 pixels that no content needs to have. */
export const portrait = resolve(__dirname, "portrait.jpg");
/** In a copy, relative to content/. */
export const portraitInContent = "images/own-portrait.jpg";

/** Copies the real content, with an item in each list, to a temporary folder, for tests that break it. */
export function copyContent() {
  const parent = mkdtempSync(join(tmpdir(), "content-"));
  const dir = join(parent, "content");
  const originals = new Map<string, Buffer>();
  cpSync(resolve("content"), dir, { recursive: true });
  // Content links to files there.
  symlinkSync(resolve("static"), join(parent, "static"));
  cpSync(portrait, join(dir, portraitInContent));
  const files = valuesOf(readContentFolder(dir).sources);
  const picture = "images/sample.jpg";
  for (const [path, value] of Object.entries(filled(files, picture))) {
    if (JSON.stringify(value) === JSON.stringify(files[path])) continue;
    cpSync(portrait, join(dir, picture));
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), `${JSON.stringify(value, null, 2)}\n`);
  }
  /**
   * Changes the text of a file. A `¦` in the new text marks the position of the fault: it is not written, and its
   * position is returned as `line:column`.
   */
  const change = (file: string, changed: (text: string) => string): string => {
    const path = join(dir, file);
    const original = readFileSync(path);
    if (!originals.has(path)) originals.set(path, original);
    const text = original.toString("utf8");
    const [before = "", after = ""] = changed(text).split("¦");
    if (before + after === text) throw new Error(`${file} has nothing to change`);
    writeFileSync(path, before + after);
    const lines = before.split("\n");
    return `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
  };
  return {
    dir,
    change,
    /** Replaces the first match in a file, as `change` does. */
    edit: (file: string, pattern: RegExp, replacement: string) =>
      change(file, (text) => text.replace(pattern, replacement)),
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
