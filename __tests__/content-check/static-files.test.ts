import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { linkChecker } from "../../src/content-check/link-problems";
import { readContentFolder } from "../../src/content-check/content-folder";
import { contentCopyPerTest } from "../setup/content-copy";

const content = contentCopyPerTest();

/** What the check says of a link to a file of static/: nothing, or what it expected. */
const cases: readonly (readonly [file: string, link: string, says: string])[] = [
  ["a.pdf", "/a.pdf", ""],
  ["A-1.PDF", "/A-1.PDF", ""],
  ["ö.pdf", "/%C3%B6.pdf", ""],
  ["a b.pdf", "/a%20b.pdf", ""],
  ["a&b+c,d'e(f).pdf", "/a&b+c,d'e(f).pdf", ""],
  ["#1.pdf", "/%231.pdf", ""],
  ["50%.pdf", "/50%25.pdf", ""],
  ["a.pdf", "/b.pdf", "expected a file of static/"],
];

it.each(cases)("of %s, the link %s", (file, link, says) => {
  const folder = join(content.dir, "../static");
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(join(folder, file), "");
  const problem = linkChecker(readContentFolder(content.dir))(link);
  expect(problem ?? "").toBe(says && `${says}, got "${link}"`);
});
