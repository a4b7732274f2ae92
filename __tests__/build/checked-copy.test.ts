import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { updateCheckedCopy } from "../../src/build/checked-copy";
import { readContentFolder } from "../../src/content/check/content-folder";
import { findContentProblems } from "../../src/content/check/content-problems";
import { contentCopyPerTest, portraitInContent } from "../setup/content-copy";
import { serviceFile } from "../setup/services";

const content = contentCopyPerTest();
const copy = () => join(content.dir, "../copy");
const pathsIn = (dir: string) => readContentFolder(dir).paths;

test("makes the copy equal to content, without dotfiles", () => {
  writeFileSync(join(content.dir, ".DS_Store"), "");
  updateCheckedCopy(content.dir, copy());
  expect(pathsIn(copy())).toEqual(pathsIn(content.dir));
  expect(() => statSync(join(copy(), ".DS_Store"))).toThrow("ENOENT");
  expect(() => statSync(join(copy(), ".schemas"))).toThrow("ENOENT");
});

test("changes, adds and deletes what differs, and touches nothing else", () => {
  updateCheckedCopy(content.dir, copy());
  const untouched = statSync(join(copy(), "company.json")).mtimeMs;
  content.edit("team.json", /("name": )"[^"]*"/, '$1"Somebody"');
  writeFileSync(join(content.dir, "images/new.jpg"), "new");
  rmSync(join(content.dir, serviceFile));
  updateCheckedCopy(content.dir, copy());
  expect(pathsIn(copy())).toEqual(pathsIn(content.dir));
  expect(readFileSync(join(copy(), "team.json"), "utf8")).toContain('"Somebody"');
  expect(statSync(join(copy(), "company.json")).mtimeMs).toBe(untouched);
});

/** Names as people have them; a new report is a new line. */
const names = [
  "héro.jpg",
  "hero&co.jpg",
  "a b, 2x.jpg",
  "100%.jpg",
  "50%25.jpg",
  "#1?x=1+1.jpg",
  "'one' \"two\" `three`.jpg",
  "$&.jpg",
  "(1) [2] {3} <4>.jpg",
  "漢字 🎉.jpg",
  "back\\slash.jpg",
  `${"x".repeat(251)}.jpg`,
];

const firstPicture = /("image": )"[^"]*"/;

test.each(names)("gives the picture %s a plain name", (name) => {
  renameSync(join(content.dir, portraitInContent), join(content.dir, "images", name));
  const inText = JSON.stringify(`./images/${name}`).replaceAll("$", "$$$$");
  content.edit("team.json", firstPicture, `$1${inText}`);
  expect(findContentProblems(content.dir)).toEqual([]);
  updateCheckedCopy(content.dir, copy());
  expect(findContentProblems(copy())).toEqual([]);
  const [, written = ""] =
    /"\.\/(images[^"]*)"/.exec(readFileSync(join(copy(), "team.json"), "utf8")) ?? [];
  expect(written).toMatch(/^images\/[\w-]{1,70}\.jpg$/);
  expect(statSync(join(copy(), written)).isFile()).toBe(true);
});

test.each(["TEAM.JPG", "team.final-2.jpeg", "folder/team_1.JPEG"])("keeps the name %s", (name) => {
  mkdirSync(join(content.dir, "images/folder"));
  renameSync(join(content.dir, portraitInContent), join(content.dir, "images", name));
  content.edit("team.json", firstPicture, `$1"./images/${name}"`);
  expect(findContentProblems(content.dir)).toEqual([]);
  updateCheckedCopy(content.dir, copy());
  const team = (dir: string): unknown => JSON.parse(readFileSync(join(dir, "team.json"), "utf8"));
  expect(team(copy())).toEqual(team(content.dir));
  expect(pathsIn(copy())).toContain(`images/${name}`);
});

test.each([
  ["NFC", "NFD"],
  ["NFD", "NFC"],
] as const)("finds a name with accents in %s by its name in %s", (onDisk, inText) => {
  const name = "Zoë Ångström.jpg";
  renameSync(
    join(content.dir, portraitInContent),
    join(content.dir, "images", name.normalize(onDisk)),
  );
  content.edit("team.json", firstPicture, `$1"./images/${name.normalize(inText)}"`);
  expect(findContentProblems(content.dir)).toEqual([]);
  updateCheckedCopy(content.dir, copy());
  expect(pathsIn(copy()).filter((path) => path.startsWith("images/Zoe-Angstrom-"))).toHaveLength(1);
  expect(readFileSync(join(copy(), "team.json"), "utf8")).toContain('"./images/Zoe-Angstrom-');
});
