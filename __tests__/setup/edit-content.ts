/** Edits copies of content/ in place. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { annotatedValues } from "../../src/content/model/annotated-values";
import { readContentFolder } from "../../src/content/check/content-folder";

/** Edits a list of a content file in place. @throws if there is none */
export function editList(
  dir: string,
  file: string,
  path: string,
  change: (list: unknown[]) => void,
): void {
  editFile(join(dir, file), (content) => {
    const list = valueAt(content, path.split("."));
    if (!Array.isArray(list)) throw new Error(`${file} has no list ${path}`);
    change(list);
  });
}

/** Rewrites every text and every description of a picture. @param rewriteOne takes its file and its path there, too */
export function rewriteTexts(
  dir: string,
  rewriteOne: (text: string, file: string, steps: readonly (string | number)[]) => string,
): void {
  for (const { path, file, json } of readContentFolder(dir).sources) {
    editFile(join(dir, path), (content) => {
      for (const { path: steps, value, meta } of annotatedValues(file.schema, json.value)) {
        const isText = meta.prose !== undefined || meta.altText === true;
        const last = steps.at(-1);
        if (!isText || last === undefined) continue;
        const parent = Object(valueAt(content, steps.slice(0, -1)));
        Reflect.set(parent, last, rewriteOne(value, path, steps));
      }
    });
  }
}

export function valueAt(content: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((value: unknown, step) => Reflect.get(Object(value), step), content);
}

/** Edits a content file in place. */
export function editFile(path: string, change: (content: object) => void): void {
  edit(path, path, change);
}

/** Writes an edited copy of a content file. */
export function edit(from: string, to: string, change: (content: object) => void): void {
  const content: object = JSON.parse(readFileSync(from, "utf8"));
  change(content);
  writeFileSync(to, `${JSON.stringify(content, null, 2)}\n`);
}
