/** The copy of content/ that Gatsby reads: only content that has passed the check reaches it, as pages show it. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readContentFolder, valuesOf } from "../content-check/content-folder";
import { isPicture } from "../content-check/picture-names";
import { asRendered } from "../content-model/left-out";

export const checkedCopy = resolve(".cache/checked-content");

/** Touches only files that differ, because Gatsby watches them. */
export function updateCheckedCopy(contentDir: string, copyDir: string): void {
  const { paths, sources } = readContentFolder(contentDir);
  const write = (path: string, bytes: Buffer) => {
    const target = join(copyDir, path);
    if (existsSync(target) && readFileSync(target).equals(bytes)) return;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  };
  // First, so that no text refers to a picture that is not there. Not links: Gatsby empties its cache through them.
  for (const path of paths.filter(isPicture)) write(path, readFileSync(join(contentDir, path)));
  for (const [path, value] of Object.entries(asRendered(valuesOf(sources)))) {
    write(path, Buffer.from(JSON.stringify(value)));
  }
  for (const path of readContentFolder(copyDir).paths) {
    if (!paths.includes(path)) rmSync(join(copyDir, path));
  }
}
