/** The copy of content/ that Gatsby reads: only content that has passed the check reaches it. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readContentFolder } from "../content-check/content-folder";

export const checkedCopy = resolve(".cache/content");

/**
 * Makes the copy equal to content/ and touches only files that differ, because Gatsby watches them.
 * Pictures come first and deletions last, so that no text refers to a picture that is not there.
 */
export function updateCheckedCopy(contentDir: string, copyDir: string): void {
  const { paths } = readContentFolder(contentDir);
  const isText = (path: string) => path.endsWith(".json");
  for (const path of [...paths.filter((each) => !isText(each)), ...paths.filter(isText)]) {
    const [from, to] = [join(contentDir, path), join(copyDir, path)];
    if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { dereference: true });
  }
  for (const path of readContentFolder(copyDir).paths) {
    if (!paths.includes(path)) rmSync(join(copyDir, path));
  }
}
