import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentProblems } from "../../../src/site/content/content-problems";
import { contentFiles } from "../../../src/content-model/content-files";
import { copyContent } from "../../setup/content-copy";

const otherFile =
  "expected a picture in content/images or a file of the content model, got another file";

let content: ReturnType<typeof copyContent>;
beforeEach(() => {
  content = copyContent();
});
afterEach(() => {
  content.remove();
});

test("the real content is valid", () => {
  expect(contentProblems(resolve("content"))).toEqual([]);
});

test("a missing file is named", () => {
  rmSync(join(content.dir, "team.json"));
  expect(contentProblems(content.dir)).toEqual([
    "content/team.json: expected this file, got nothing",
  ]);
});

test("an empty folder misses every file that is not one of a collection", () => {
  const needed = contentFiles.filter(({ path }) => !path.includes("*"));
  const lines = contentProblems(join(content.dir, "nowhere"));
  expect(lines).toHaveLength(needed.length);
  expect(lines).toContain("content/pages/home.json: expected this file, got nothing");
});

test("a file that nothing would read is named", () => {
  mkdirSync(join(content.dir, "drafts"));
  writeFileSync(join(content.dir, "drafts/idea.json"), "{}");
  writeFileSync(join(content.dir, "images/notes.txt"), "");
  cpSync(join(content.dir, "images/hero.jpg"), join(content.dir, "pages/hero.jpg"));
  expect(contentProblems(content.dir)).toEqual([
    `content/drafts/idea.json: ${otherFile}`,
    `content/images/notes.txt: ${otherFile}`,
    `content/pages/hero.jpg: ${otherFile}`,
  ]);
});

test("what operating systems leave behind is passed over", () => {
  writeFileSync(join(content.dir, ".DS_Store"), "");
  writeFileSync(join(content.dir, "images/._hero.jpg"), "");
  expect(contentProblems(content.dir)).toEqual([]);
});

test("a copied service cannot keep the name of the first one", () => {
  cpSync(join(content.dir, "services/strategy.json"), join(content.dir, "services/finance.json"));
  expect(contentProblems(content.dir)).toEqual([
    'content/services/finance.json:2:11 name: expected "finance", the file\'s name, got "strategy"',
  ]);
});

test("a new service needs nothing but its file", () => {
  cpSync(join(content.dir, "services/strategy.json"), join(content.dir, "services/finance.json"));
  content.edit("services/finance.json", /("name": )"strategy"/, '$1"finance"');
  content.edit("pages/error.json", /("to": )"[^"]*"/, '$1"/services/finance#results"');
  expect(contentProblems(content.dir)).toEqual([]);
});

test("a service that is gone is missed by those who refer to it", () => {
  rmSync(join(content.dir, "services/strategy.json"));
  content.edit("pages/service.json", /("services": )\[[^\]]*\]/, '$1["marketing"]');
  const at = content.edit("pages/error.json", /("to": )"[^"]*"/, '$1¦"/services/strategy"');
  expect(contentProblems(content.dir)).toContain(
    `content/pages/error.json:${at} home.to: expected the address of a page of this site, got "/services/strategy"`,
  );
});

test("all faults of all files are told at once, each file from top to bottom", () => {
  renameSync(join(content.dir, "values.json"), join(content.dir, "our-values.json"));
  const comment = content.edit("company.json", /^\{/, "{ ¦// draft\n");
  const id = content.edit("team.json", /("id": )"[^"]*"/, '$1¦"A B"');
  const image = content.edit("team.json", /("image": )"[^"]*"/, '$1¦"./images/nobody.jpg"');
  const linkedin = content.edit("team.json", /("linkedin": )"[^"]*"/, '$1¦"http://me.example"');
  expect(contentProblems(content.dir)).toEqual([
    `content/company.json:${comment}: expected no comment, got // draft`,
    `content/our-values.json: ${otherFile}`,
    `content/team.json:${id} members[0].id: expected a slug such as human-resources, got "A B"`,
    `content/team.json:${image} members[0].image: expected a picture that exists, got "./images/nobody.jpg"`,
    `content/team.json:${linkedin} members[0].linkedin: expected an https URL, got "http://me.example"`,
    "content/values.json: expected this file, got nothing",
  ]);
});
