import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  findAdvice,
  findContentProblems,
  formatProblem,
} from "../../../src/content/check/content-problems";
import { copyContent, portrait } from "../../setup/content-copy";
import { editList } from "../../setup/edit-content";
import { legalFile } from "../../setup/legal";
import { serviceFile } from "../../setup/services";
import { ownTiles } from "./own-tiles";
import { badTexts } from "./bad-content/bad-texts";
import { badLinks } from "./bad-content/bad-links";
import { brokenReferences } from "./bad-content/bad-references";
import { notJson } from "./bad-content/not-json";
import { notTheModel } from "./bad-content/not-the-model";
import { traps } from "./bad-content/traps";
import { improbable, unfinished } from "./bad-content/advice";
import { repeats } from "./bad-content/repeats";
import { goodContent } from "./bad-content/good-content";
import { badPictures, weakPictures } from "./bad-content/bad-pictures";

const content = copyContent();
for (const { image } of ownTiles) cpSync(portrait, join(content.dir, image));
editList(content.dir, "case-studies.json", "tiles", (tiles) => tiles.unshift(...ownTiles));
const findContentAdvice = (isStrict: boolean) =>
  findAdvice(content.dir, isStrict).map(formatProblem);
afterEach(() => {
  content.restore();
});
afterAll(() => {
  content.remove();
});

const groups = [
  ["a syntax error", notJson],
  ["a field that does not match the model", notTheModel],
  ["an unsafe or broken link", badLinks],
  ["a text that nobody should see", badTexts],
  ["a broken reference", brokenReferences],
  ["a mistake that looks right", traps],
] as const;

describe.each(groups)("content with %s", (_group, cases) => {
  test.each(cases)("$fault ($file)", ({ file, change, says }) => {
    const position = content.change(file, change);
    expect(findContentProblems(content.dir)).toEqual([`content/${file}:${position}${says}`]);
  });
});

test.each(badPictures)("a picture that is $fault", ({ picture, says }) => {
  const file = "images/bad.jpg";
  const path = join(content.dir, file);
  writeFileSync(path, picture(readFileSync(portrait)));
  const position = content.edit("team.json", /("image": )"[^"]*"/, `$1¦"./${file}"`);
  const problems = findContentProblems(content.dir);
  rmSync(path);
  expect(problems).toEqual([
    `content/${file}: ${says}`,
    `content/team.json:${position} members[0].image: ${says} ("./${file}")`,
  ]);
});

test.each(weakPictures)("advises on a picture that is $fault", ({ picture, says }) => {
  const path = join(content.dir, "images/weak.png");
  writeFileSync(path, picture(Buffer.alloc(0)));
  const position = content.edit("team.json", /("image": )"[^"]*"/, '$1¦"./images/weak.png"');
  const advice = findContentAdvice(true);
  rmSync(path);
  expect(advice).toContain(`content/team.json:${position} members[0].image: ${says}`);
});

test("advises on a picture that nothing uses", () => {
  const path = join(content.dir, "images/unused.jpg");
  cpSync(portrait, path);
  const advice = findContentAdvice(true);
  rmSync(path);
  expect(advice).toContain(
    "content/images/unused.jpg: no content file names this picture: delete it",
  );
});

test("a file in Latin-1", () => {
  const text = readFileSync(join(content.dir, "team.json"), "utf8");
  const start = text.indexOf('"name": "') + '"name": "'.length;
  content.overwrite(
    "team.json",
    Buffer.from(`${text.slice(0, start)}Zo\u00EB${text.slice(start)}`, "latin1"),
  );
  const line = text.slice(0, start).split("\n").length;
  expect(findContentProblems(content.dir)).toEqual([
    `content/team.json:${String(line)}:18: expected UTF-8, got another encoding: save the file as UTF-8`,
  ]);
});

test("a copy of a file under a name with capitals and a space", () => {
  const path = join(content.dir, "services/New Service.json");
  cpSync(join(content.dir, serviceFile), path);
  const problems = findContentProblems(content.dir);
  rmSync(path);
  const rule = "expected a file's name such as human-resources.json";
  const problem = `name: ${rule}, got "New Service.json": rename the file`;
  expect(problems).toEqual([`content/services/New Service.json:3:11 ${problem}`]);
});

test.each([
  ...["about-us", "service", "services", "404", "thank-you", "index", "contact-us", "healthz"].map(
    (name) => [legalFile, `legal/${name}.json`, name, "slug"] as const,
  ),
  [serviceFile, "services/unknown.json", "unknown", "name"] as const,
])("a copy of %s as %s", (original, copy, name, key) => {
  const path = join(content.dir, copy);
  cpSync(join(content.dir, original), path);
  const problems = findContentProblems(content.dir);
  rmSync(path);
  expect(problems).toEqual([
    `content/${copy}:3:11 ${key}: expected another name: the site uses "${name}" itself; rename the file`,
  ]);
});

const adviceOn = (isStrict: boolean) =>
  findContentAdvice(isStrict).map((line) => line.replace(/:\d+:\d+/, ""));
const adviceBefore = { strict: adviceOn(true), usual: adviceOn(false) };

test.each([
  ...[...improbable, ...repeats].map((edit) => ({ ...edit, isStrict: false })),
  ...unfinished.map((edit) => ({ ...edit, isStrict: true })),
])("advises on $fault ($file)", ({ file, change, says, isStrict }) => {
  const position = content.change(file, change);
  expect(findContentProblems(content.dir)).toEqual([]);
  expect(adviceBefore.strict).not.toContain(`content/${file}${says}`);
  const line = `content/${file}:${position}${says}`;
  expect(findContentAdvice(true)).toContain(line);
  expect(findContentAdvice(false).includes(line)).toBe(!isStrict);
});

test("takes the sign of a suspect mail for no gap", () => {
  content.edit("forms/messages.json", /("suspect": )"[^"]*"/, '$1"[sign of suspicion]"');
  const ofSign = adviceOn(true).filter((line) => line.includes("mail.suspect"));
  expect(ofSign).toEqual([]);
});

test.each(goodContent)("accepts $fault ($file)", ({ file, change }) => {
  content.change(file, change);
  expect(findContentProblems(content.dir)).toEqual([]);
  expect(adviceOn(false).filter((each) => !adviceBefore.usual.includes(each))).toEqual([]);
});
