import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { updateCheckedCopy } from "../../src/site/checked-copy";
import { readContentFolder } from "../../src/content-check/content-folder";
import { contentCopyPerTest } from "../setup/content-copy";
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
