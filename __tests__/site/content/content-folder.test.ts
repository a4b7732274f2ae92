import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { findContentProblems } from "../../../src/site/content/content-problems";
import { contentFiles } from "../../../src/content-model/content-files";
import { contentCopyPerTest } from "../../setup/content-copy";

const otherFile =
  "expected a picture in content/images or a file of the content model, got another file";

const content = contentCopyPerTest();

test("finds no problem in the real content", () => {
  expect(findContentProblems(resolve("content"))).toEqual([]);
});

test("reports a missing file", () => {
  rmSync(join(content.dir, "team.json"));
  expect(findContentProblems(content.dir)).toEqual([
    "content/team.json: expected this file, got nothing",
  ]);
});

test("reports every missing file of an empty folder, except those of collections", () => {
  const needed = contentFiles.filter(({ path }) => !path.includes("*"));
  const lines = findContentProblems(join(content.dir, "nowhere"));
  expect(lines).toHaveLength(needed.length);
  expect(lines).toContain("content/pages/home.json: expected this file, got nothing");
});

test("reports files that nothing would read", () => {
  mkdirSync(join(content.dir, "drafts"));
  writeFileSync(join(content.dir, "drafts/idea.json"), "{}");
  writeFileSync(join(content.dir, "images/notes.txt"), "");
  cpSync(join(content.dir, "images/hero.jpg"), join(content.dir, "pages/hero.jpg"));
  expect(findContentProblems(content.dir)).toEqual([
    `content/drafts/idea.json: ${otherFile}`,
    `content/images/notes.txt: ${otherFile}`,
    `content/pages/hero.jpg: ${otherFile}`,
  ]);
});

test("ignores dotfiles", () => {
  writeFileSync(join(content.dir, ".DS_Store"), "");
  writeFileSync(join(content.dir, "images/._hero.jpg"), "");
  expect(findContentProblems(content.dir)).toEqual([]);
});

test("reports a copied service that still has the original's name", () => {
  cpSync(join(content.dir, "services/strategy.json"), join(content.dir, "services/finance.json"));
  expect(findContentProblems(content.dir)).toEqual([
    'content/services/finance.json:3:11 name: expected "finance", the file\'s name, got "strategy"',
  ]);
});

test("accepts a new service as soon as its file exists", () => {
  cpSync(join(content.dir, "services/strategy.json"), join(content.dir, "services/finance.json"));
  content.edit("services/finance.json", /("name": )"strategy"/, '$1"finance"');
  content.edit("pages/error.json", /("to": )"[^"]*"/, '$1"/services/finance#engagement"');
  expect(findContentProblems(content.dir)).toEqual([]);
});

test("reports links to a deleted service", () => {
  rmSync(join(content.dir, "services/strategy.json"));
  content.edit("pages/service.json", /("services": )\[[^\]]*\]/, '$1["marketing"]');
  const at = content.edit("pages/error.json", /("to": )"[^"]*"/, '$1¦"/services/strategy"');
  expect(findContentProblems(content.dir)).toContain(
    `content/pages/error.json:${at} home.to: expected the address of a page of this site, got "/services/strategy"`,
  );
});

test("reports all problems of all files at once, sorted by file and position", () => {
  renameSync(join(content.dir, "values.json"), join(content.dir, "our-values.json"));
  const comment = content.edit("company.json", /^\{/, "{ ¦// draft\n");
  const id = content.edit("team.json", /("id": )"[^"]*"/, '$1¦"A B"');
  const image = content.edit("team.json", /("image": )"[^"]*"/, '$1¦"./images/nobody.jpg"');
  const linkedin = content.edit("team.json", /("linkedin": )"[^"]*"/, '$1¦"http://me.example"');
  expect(findContentProblems(content.dir)).toEqual([
    `content/company.json:${comment}: expected no comment, got // draft`,
    `content/our-values.json: ${otherFile}`,
    `content/team.json:${id} members[0].id: expected a slug such as human-resources, got "A B"`,
    `content/team.json:${image} members[0].image: expected a picture that exists, got "./images/nobody.jpg"`,
    `content/team.json:${linkedin} members[0].linkedin: expected an https URL, got "http://me.example"`,
    "content/values.json: expected this file, got nothing",
  ]);
});
