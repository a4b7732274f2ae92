import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import {
  reportProblems,
  findProblems,
  formatProblem,
} from "../../../src/content/check/content-problems";
import { isDamaged } from "../../../src/content/check/picture-problems";
import { copyContent, portrait } from "../../setup/content-copy";
import { editFile } from "../../setup/edit-content";
import { legalFile } from "../../setup/legal";
import { service, serviceFile } from "../../setup/services";
import { ownTiles } from "./own-tiles";
import { badTexts } from "./bad-content/bad-texts";
import { badLinks } from "./bad-content/bad-links";
import { brokenReferences } from "./bad-content/bad-references";
import { notJson } from "./bad-content/not-json";
import { notTheModel } from "./bad-content/not-the-model";
import { traps } from "./bad-content/traps";
import { goodContent } from "./bad-content/good-content";
import { badPictures, goodPictures, createPngHeader } from "./bad-content/bad-pictures";

const content = copyContent();
for (const { image } of ownTiles) cpSync(portrait, join(content.dir, image));
editFile(join(content.dir, "case-studies.json"), (file) =>
  Object.assign(file, { host: "https://articles.example", tiles: ownTiles }),
);
editFile(join(content.dir, "company.json"), (file) =>
  Object.assign(file, { securityEmail: "security@example.com" }),
);
afterAll(() => {
  content.remove();
});

/** The lines of the check if the content had these files, without writing them or decoding pictures. */
const findProblemsWith = (...files: [path: string, text: string | Buffer][]) =>
  findProblems(content.dir, new Map(files.map(([path, text]) => [path, Buffer.from(text)]))).map(
    (problem) => formatProblem(problem, content.dir),
  );

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
    const { text, position } = content.changed(file, change);
    expect(findProblemsWith([file, text])).toEqual([`content/${file}:${position}${says}`]);
  });
});

test.each(goodContent)("accepts $fault ($file)", ({ file, change }) => {
  expect(findProblemsWith([file, content.changed(file, change).text])).toEqual([]);
});

const own = content.changed("team.json", (text) =>
  text.replace(/("image": )"[^"]*"/, '$1¦"./images/own.jpg"'),
);
const place = `content/team.json:${own.position} members[0].image: `;
const damaged = "expected a whole picture, got damaged data: copy it again";

test.each(badPictures)("a picture that is $fault", ({ picture, says }) => {
  expect(
    findProblemsWith(["team.json", own.text], ["images/own.jpg", picture(readFileSync(portrait))]),
  ).toEqual([`${place}${says} ("./images/own.jpg")`]);
});

test("a picture is too small with one pixel fewer than the top of the page needs", () => {
  const { text } = content.changed("pages/home.json", (before) =>
    before.replace(/("hero": [^]*?"image": ")[^"]*/, "$1../images/own.png"),
  );
  const problemsOf = (width: number, height: number) =>
    findProblemsWith(["pages/home.json", text], ["images/own.png", createPngHeader(width, height)]);
  expect(problemsOf(1200, 640)).toEqual([]);
  const says = (got: string) => [
    expect.stringContaining(`expected a picture of at least 1200 × 640 pixels, got ${got} pixels`),
  ];
  expect(problemsOf(1199, 640)).toEqual(says("1199 × 640"));
  expect(problemsOf(1200, 639)).toEqual(says("1200 × 639"));
});

test.each(["jpeg", "png", "webp", "avif"] as const)("a cut-off %s", async (format) => {
  const whole = await sharp(portrait).resize(800).toFormat(format).toBuffer();
  for (const share of [0.5, 0.99])
    expect(await isDamaged(whole.subarray(0, share * whole.length))).toBe(true);
});

test.each(goodPictures)("accepts a picture with $fault", async ({ picture }) => {
  expect(await isDamaged(picture(readFileSync(portrait)))).toBe(false);
});

test("a damaged picture is named like any other problem", async () => {
  const team = join(content.dir, "team.json");
  const before = readFileSync(team);
  const bytes = readFileSync(portrait);
  writeFileSync(join(content.dir, "images/own.jpg"), bytes.subarray(0, bytes.length / 2));
  writeFileSync(team, own.text);
  const problems = await reportProblems(content.dir);
  writeFileSync(team, before);
  expect(problems).toEqual([`${place}${damaged} ("./images/own.jpg")`]);
});

test("a file in Latin-1", () => {
  const { text, position } = content.changed("team.json", (before) =>
    before.replace('"name": "', '"name": "¦Zo\u00EB'),
  );
  const [line, column] = position.split(":").map(Number);
  expect(findProblemsWith(["team.json", Buffer.from(text, "latin1")])).toEqual([
    `content/team.json:${line}:${Number(column) + 2}: expected UTF-8, got another encoding: save the file as UTF-8`,
  ]);
});

/** Where the key of a file is: an editor may have put `$schema` or anything else above it. */
const markKey = (file: string, key: string) =>
  content.changed(
    file,
    (text) =>
      // A copy has a title of its own.
      `${text.replace(`"${key}": `, "$&¦").replaceAll(JSON.stringify(service.title), '"Copied"')}\n`,
  );

const sitesOwn = ["about-us", "service", "services", "404", "thank-you", "index", "healthz"];

test.each([
  ...sitesOwn.map((name) => [legalFile, `legal/${name}.json`, name, "slug"] as const),
  [serviceFile, "services/unknown.json", "unknown", "name"] as const,
])("a copy of %s as %s", (original, copy, name, key) => {
  const { text, position } = markKey(original, key);
  expect(findProblemsWith([copy, text])).toEqual([
    `content/${copy}:${position} ${key}: expected another name: the site uses "${name}" itself; rename the file`,
  ]);
});

test("a copy of a file under a name with capitals and a space", () => {
  const { text, position } = markKey(serviceFile, "name");
  expect(findProblemsWith(["services/New Service.json", text])).toEqual([
    `content/services/New Service.json:${position} name: expected a file's name such as tax-advice.json, got "New Service.json": rename the file`,
  ]);
});

test("links to files of static/ by their addresses", () => {
  const project = process.cwd();
  process.chdir(join(content.dir, ".."));
  const folder = resolve("static");
  mkdirSync(folder);
  for (const file of ["a.pdf", "ö.pdf", "a&b+c,d'e(f).pdf", "#1.pdf", "50%.pdf", "e\u0301.pdf"])
    writeFileSync(join(folder, file), "");
  for (const [link, problem] of [
    ...["/a.pdf", "/ö.pdf", "/%C3%B6.pdf", "/a&b+c,d'e(f).pdf", "/%231.pdf", "/50%25.pdf"].map(
      (good) => [good, ""] as const,
    ),
    ["/b.pdf", 'expected a file of static/, got "/b.pdf"'],
    // Two spellings of an accent are two files.
    ["/\u00E9.pdf", 'expected a file of static/, got "/\u00E9.pdf"'],
  ] as const) {
    const { text } = content.changed("pages/error.json", (before) =>
      before.replace(/("to": )"[^"]*"/, `$1"${link}"`),
    );
    const lines = findProblemsWith(["pages/error.json", text]);
    const ofLink = lines.filter((line) => line.startsWith("content/pages/error.json"));
    expect(ofLink.map((line) => line.replace(/^\S+ home\.to: /, "")).join()).toBe(problem);
  }
  process.chdir(project);
});
