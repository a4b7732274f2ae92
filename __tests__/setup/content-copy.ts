import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { readContentFolder, mapPathsToValues } from "../../src/content/source/content-folder";
import { contentDir } from "./content";
import { fillParts } from "./fill-parts";

/** A picture of 960 × 1200 pixels that no content needs to have. */
export const portrait = resolve(__dirname, "portrait.jpg");
/** In a copy, relative to the folder of content. */
export const portraitInContent = "images/own-portrait.jpg";

/** Copies the real content, with an item in each list, to a temporary folder, for tests that break it. */
export function copyContent() {
  const parent = mkdtempSync(join(tmpdir(), "content-"));
  const dir = join(parent, "content");
  cpSync(contentDir, dir, { recursive: true });
  cpSync(portrait, join(dir, portraitInContent));
  const files = mapPathsToValues(readContentFolder(dir).sources);
  for (const [path, value] of Object.entries(fillParts(files))) {
    if (JSON.stringify(value) === JSON.stringify(files[path])) continue;
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), `${JSON.stringify(value, null, 2)}\n`);
  }
  const changed = (file: string, change: (text: string) => string) => {
    const text = readFileSync(join(dir, file), "utf8");
    const [before = "", after = ""] = change(text).split("¦");
    if (before + after === text) throw new Error(`${file} has nothing to change`);
    const lines = before.split("\n");
    const position = `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
    return { text: before + after, position };
  };
  return {
    dir,
    /** Returns the changed text of a file. A `¦` in it marks the fault: it is taken out, and its position is `line:column`. */
    changed,
    /** Replaces the first match in a file. @returns the position of a `¦` */
    edit(file: string, pattern: RegExp, replacement: string): string {
      const { text, position } = changed(file, (before) => before.replace(pattern, replacement));
      writeFileSync(join(dir, file), text);
      return position;
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
