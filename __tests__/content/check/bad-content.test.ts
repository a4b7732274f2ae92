import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { findEveryProblem } from "../../../src/content/check/content-problems";
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
import { goodContent } from "./bad-content/good-content";
import { badPictures, goodPictures } from "./bad-content/bad-pictures";

const content = copyContent();
for (const { image } of ownTiles) cpSync(portrait, join(content.dir, image));
editList(content.dir, "case-studies.json", "tiles", (tiles) => tiles.unshift(...ownTiles));
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
  test.each(cases)("$fault ($file)", async ({ file, change, says }) => {
    const position = content.change(file, change);
    expect(await findEveryProblem(content.dir)).toEqual([`content/${file}:${position}${says}`]);
  });
});

test.each(goodContent)("accepts $fault ($file)", async ({ file, change }) => {
  content.change(file, change);
  expect(await findEveryProblem(content.dir)).toEqual([]);
});

/** What the check says of the first member's picture, with these bytes. */
async function problemsOf(bytes: Buffer) {
  const path = join(content.dir, "images/own.jpg");
  writeFileSync(path, bytes);
  const position = content.edit("team.json", /("image": )"[^"]*"/, '$1¦"./images/own.jpg"');
  const problems = await findEveryProblem(content.dir);
  rmSync(path);
  content.restore();
  const place = `content/team.json:${position} members[0].image: `;
  return problems.map((line) => line.replace(place, "").replace(' ("./images/own.jpg")', ""));
}

test.each(badPictures)("a picture that is $fault", async ({ picture, says }) => {
  expect(await problemsOf(picture(readFileSync(portrait)))).toEqual([says]);
});

const damaged = "expected a whole picture, got damaged data: copy it again";

test.each(["jpeg", "png", "webp", "avif"] as const)("a cut-off %s", async (format) => {
  const whole = await sharp(portrait).resize(800).toFormat(format).toBuffer();
  for (const share of [0.5, 0.99]) {
    expect(await problemsOf(whole.subarray(0, share * whole.length))).toEqual([damaged]);
  }
});

test.each(goodPictures)("accepts a picture with $fault", async ({ picture }) => {
  expect(await problemsOf(picture(readFileSync(portrait)))).toEqual([]);
});

test("a file in Latin-1", async () => {
  const text = readFileSync(join(content.dir, "team.json"), "utf8");
  const start = text.indexOf('"name": "') + '"name": "'.length;
  content.overwrite(
    "team.json",
    Buffer.from(`${text.slice(0, start)}Zo\u00EB${text.slice(start)}`, "latin1"),
  );
  const line = text.slice(0, start).split("\n").length;
  expect(await findEveryProblem(content.dir)).toEqual([
    `content/team.json:${String(line)}:18: expected UTF-8, got another encoding: save the file as UTF-8`,
  ]);
});

const sitesOwn = ["about-us", "service", "services", "404", "thank-you", "index", "healthz"];

test.each([
  ...sitesOwn.map((name) => [legalFile, `legal/${name}.json`, name, "slug"] as const),
  [serviceFile, "services/unknown.json", "unknown", "name"] as const,
])("a copy of %s as %s", async (original, copy, name, key) => {
  const path = join(content.dir, copy);
  cpSync(join(content.dir, original), path);
  const problems = await findEveryProblem(content.dir);
  rmSync(path);
  expect(problems).toEqual([
    `content/${copy}:3:11 ${key}: expected another name: the site uses "${name}" itself; rename the file`,
  ]);
});

test("a copy of a file under a name with capitals and a space", async () => {
  const path = join(content.dir, "services/New Service.json");
  cpSync(join(content.dir, serviceFile), path);
  const problems = await findEveryProblem(content.dir);
  rmSync(path);
  expect(problems).toEqual([
    'content/services/New Service.json:3:11 name: expected a file\'s name such as human-resources.json, got "New Service.json": rename the file',
  ]);
});

test.each([
  ["a.pdf", "/a.pdf", ""],
  ["ö.pdf", "/ö.pdf", ""],
  ["ö.pdf", "/%C3%B6.pdf", ""],
  ["a&b+c,d'e(f).pdf", "/a&b+c,d'e(f).pdf", ""],
  ["#1.pdf", "/%231.pdf", ""],
  ["50%.pdf", "/50%25.pdf", ""],
  ["a.pdf", "/b.pdf", 'expected a file of static/, got "/b.pdf"'],
  ["e\u0301.pdf", "/\u00E9.pdf", 'expected a file of static/, got "/\u00E9.pdf"'],
])("a link in a folder with static/%s: %s", async (file, link, problem) => {
  const parent = mkdtempSync(join(dirname(content.dir), "site-"));
  mkdirSync(join(parent, "static"));
  writeFileSync(join(parent, "static", file), "");
  content.edit("pages/error.json", /("to": )"[^"]*"/, `$1"${link}"`);
  cpSync(content.dir, join(parent, "content"), { recursive: true });
  const lines = await findEveryProblem(join(parent, "content"));
  const ofLink = lines.filter((line) => line.startsWith("content/pages/error.json"));
  expect(ofLink.map((line) => line.replace(/^\S+ home\.to: /, "")).join()).toBe(problem);
});
