import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { findContentProblems } from "../../../src/content/check/content-problems";
import { contentFiles } from "../../../src/content/model/content-files";
import { contentCopyPerTest, portrait } from "../../setup/content-copy";
import { service, serviceFile } from "../../setup/services";

const otherFile =
  "expected a JPEG, PNG, WebP or AVIF in content/images or a file of the content model, got another file";

const content = contentCopyPerTest();

test("finds no problem in the real content", () => {
  expect(findContentProblems(resolve("content"))).toEqual([]);
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
  cpSync(portrait, join(content.dir, "pages/hero.jpg"));
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

test("accepts a new service as soon as its file exists", () => {
  cpSync(join(content.dir, serviceFile), join(content.dir, "services/copied.json"));
  content.edit("services/copied.json", /("name": )"[^"]*"/, '$1"copied"');
  content.edit("pages/error.json", /("to": )"[^"]*"/, '$1"/services/copied#other-services"');
  expect(findContentProblems(content.dir)).toEqual([]);
});

test("reports links to a deleted service", () => {
  rmSync(join(content.dir, serviceFile));
  const address = `/services/${service.name}`;
  const at = content.edit("pages/error.json", /("to": )"[^"]*"/, `$1¦"${address}"`);
  expect(findContentProblems(content.dir)).toContain(
    `content/pages/error.json:${at} home.to: expected the address of a page of this site, got "${address}"`,
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
