import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { linkChecker } from "../../../src/content/check/link-problems";
import { readContentFolder } from "../../../src/content/check/content-folder";
import { contentCopyPerTest } from "../../setup/content-copy";

const content = contentCopyPerTest();

/** What the check says of a link to a file of static/: nothing, what to write, or what to rename. */
const cases: readonly (readonly [file: string, link: string, says: string])[] = [
  ["a.pdf", "/a.pdf", ""],
  ["A-1.PDF", "/A-1.PDF", ""],
  ["ö.pdf", "/ö.pdf", ""],
  ["ö.pdf", "/%C3%B6.pdf", ""],
  ["a b.pdf", "/a%20b.pdf", ""],
  ["a&b+c,d'e(f).pdf", "/a&b+c,d'e(f).pdf", ""],
  ["🎉.pdf", "/🎉.pdf", ""],
  ["#1.pdf", "/%231.pdf", ""],
  ["a #1.pdf", "/a #1.pdf", 'expected "/a%20%231.pdf"'],
  ["who?.pdf", "/who?.pdf", 'expected "/who%3F.pdf"'],
  ["50%.pdf", "/50%25.pdf", ""],
  ["50%.pdf", "/50%.pdf", 'expected "/50%25.pdf"'],
  ["a%20b.pdf", "/a%20b.pdf", 'expected "/a%2520b.pdf"'],
  ["e\u0301.pdf", "/e\u0301.pdf", ""],
  [
    "e\u0301.pdf",
    "/\u00E9.pdf",
    "expected the accents as in the name of the file: rename static/e\u0301.pdf without accents",
  ],
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
