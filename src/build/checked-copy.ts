/** The copy of content/ that Gatsby reads: only content that has passed the check reaches it. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { dirname, join, parse, posix, resolve } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { readContentFolder, valuesOf } from "../content/check/content-folder";
import { findEveryProblem } from "../content/check/content-problems";
import { asRendered } from "../content/model/left-out";

export const checkedCopy = resolve(".cache/content");

/**
 * Makes the copy equal to what is rendered of content/, but for the names of pictures. It touches only files that differ,
 * because Gatsby watches them: pictures first, and deletions last, so that each text finds its pictures.
 */
export function updateCheckedCopy(contentDir: string, copyDir: string): void {
  const { pictures, sources, findPicture } = readContentFolder(contentDir);
  const kept = new Set<string>();
  const keep = (path: string, bytes: Buffer) => {
    const target = join(copyDir, path);
    kept.add(path);
    if (existsSync(target) && readFileSync(target).equals(bytes)) return;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  };
  for (const path of pictures) keep(plainPath(path), readFileSync(join(contentDir, path)));
  const rendered = asRendered(valuesOf(sources));
  for (const { path: from, values } of sources) {
    let text = JSON.stringify(rendered[from]);
    for (const { path, value } of values.filter(({ meta }) => meta.image)) {
      const picture = findPicture(from, value);
      const plain = picture && posix.relative(posix.dirname(from), plainPath(picture));
      if (plain === undefined || plain === posix.normalize(value)) continue;
      text = applyEdits(text, modify(text, [...path], `./${plain}`, {}));
    }
    keep(from, Buffer.from(text));
  }
  for (const path of readContentFolder(copyDir).paths) {
    if (!kept.has(path)) rmSync(join(copyDir, path));
  }
}

/** In milliseconds. Editors save in several steps, and a branch switch changes many files. */
const pause = 100;

/** In `npm run dev`: a good save reaches Gatsby. A bad one is reported in the terminal, and the last good one stays. */
export function followContent(contentDir: string, copyDir = checkedCopy) {
  const check = async () => {
    const mistakes = await findEveryProblem(contentDir);
    for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
    if (mistakes.length === 0) updateCheckedCopy(contentDir, copyDir);
  };
  /** One after the other, so that the last save has the last word. */
  let checks = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return watch(contentDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checks = checks.then(check).catch((failure: unknown) => {
        process.stderr.write(`content: not shown, because of ${String(failure)}: save again\n`);
      });
    }, pause);
  });
}

/** The path of a picture in the copy: one of plain characters, which neither addresses nor `srcset` escape, and not long. */
function plainPath(path: string): string {
  if (/^[\w./-]{1,100}$/.test(path)) return path;
  const { name, ext } = parse(path);
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "");
  const words = letters.replace(/\W+/g, "-").slice(0, 60);
  const hash = createHash("sha256").update(path.normalize()).digest("hex").slice(0, 8);
  return `images/${words}-${hash}${ext}`;
}
