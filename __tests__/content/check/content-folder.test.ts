import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reportAdvice, reportProblems } from "../../../src/content/check/content-problems";
import { contentFiles } from "../../../src/content/model/content-files";
import { caseStudies } from "../../../src/content/model/case-studies";
import { contactEnquiryForm } from "../../../src/content/model/forms";
import { caseStudy, caseStudyFile } from "../../setup/case-studies";
import { editFile } from "../../setup/edit-content";
import { contentCopyPerTest, portrait, portraitInContent } from "../../setup/content-copy";
import { service, serviceFile } from "../../setup/services";

/** A tile without an article. */
const sample = {
  ...{ id: "own", category: "Own", title: "Our sample" },
  ...{ image: `./${portraitInContent}`, imageAlt: "" },
};

const content = contentCopyPerTest();

/** What a company may lack as a whole. */
const optional = [
  "team",
  "values",
  "testimonials",
  "case-studies",
  "case-study-highlights",
  "redirects",
];

test("reports every missing file of an empty folder, except those of collections and of what a company may lack", async () => {
  const needed = contentFiles
    .map(({ path }) => path)
    .filter((path) => !path.includes("*") && path !== "pages/case-study.json")
    .filter((path) => !optional.some((name) => path === `${name}.json`));
  const lines = await reportProblems(join(content.dir, "nowhere"));
  expect(lines.sort()).toEqual(
    needed.map((path) => `nowhere/${path}: expected this file, got nothing`).sort(),
  );
});

test("asks for the words of what is there", async () => {
  rmSync(join(content.dir, "pages/case-study.json"));
  for (const [file, field] of [
    ["labels.json", "rating"],
    ["pages/home.json", "testimonials"],
  ] as const)
    editFile(join(content.dir, file), (value) => Reflect.deleteProperty(value, field));
  const lines = await reportProblems(content.dir);
  expect(lines.filter((line) => !line.includes("/case-study"))).toEqual([
    expect.stringMatching(
      /labels.json:1:1 rating: expected the words for what testimonials.json has/,
    ),
    expect.stringMatching(
      /home.json:1:1 testimonials: expected the words for what testimonials.json/,
    ),
  ]);
  expect(lines).toContain("content/pages/case-study.json: expected this file, got nothing");
});

test("says nothing of files that no content file names, wherever they lie", async () => {
  for (const folder of ["drafts", "images/@eaDir/hero.jpg", "services"]) {
    mkdirSync(join(content.dir, folder), { recursive: true });
    for (const name of [".DS_Store", "._team.json", "Thumbs.db", "desktop.ini", "Icon\r"]) {
      writeFileSync(join(content.dir, folder, name), "x");
    }
    writeFileSync(join(content.dir, folder, "hero.jpg:Zone.Identifier"), "[ZoneTransfer]");
    writeFileSync(join(content.dir, folder, "cut-off.jpg"), "x");
  }
  writeFileSync(join(content.dir, "drafts/idea.json"), "{");
  writeFileSync(join(content.dir, "images/@eaDir/team.json"), "{");
  expect(await reportProblems(content.dir)).toEqual([]);
});

test("accepts a new service as soon as its file exists", async () => {
  cpSync(join(content.dir, serviceFile), join(content.dir, "services/copied.json"));
  content.edit("services/copied.json", /("name": )"[^"]*"/, '$1"copied"');
  content.edit("services/copied.json", new RegExp(`"title": "${service.title}"`), '"title": "New"');
  content.edit("pages/error.json", /("to": )"[^"]*"/, '$1"/services/copied#other-services"');
  expect(await reportProblems(content.dir)).toEqual([]);
});

test("reports an article or a part of one that is not there, with those there are, unless articles are on another site", async () => {
  const tile = { ...sample, slug: "nowhere" };
  const save = (value: object) =>
    writeFileSync(
      join(content.dir, "case-studies.json"),
      JSON.stringify({ tiles: [tile], ...value }),
    );
  save({});
  expect(await reportProblems(content.dir)).toEqual([
    expect.stringMatching(
      new RegExp(`tiles\\[0\\].slug: expected one of .*"${caseStudy.slug}".*, got "nowhere"$`),
    ),
  ]);
  save({ tiles: [{ ...tile, slug: caseStudy.slug, part: "nowhere" }] });
  expect(await reportProblems(content.dir)).toEqual([
    expect.stringContaining(`tiles[0].part: expected #`),
  ]);
  save({ host: "https://articles.example" });
  expect(await reportProblems(content.dir)).toEqual([]);
});

test("reports links to a deleted service", async () => {
  rmSync(join(content.dir, serviceFile));
  const address = `/services/${service.name}`;
  const at = content.edit("pages/error.json", /("to": )"[^"]*"/, `$1¦"${address}"`);
  expect(await reportProblems(content.dir)).toContain(
    `content/pages/error.json:${at} home.to: expected the address of a page of this site, got "${address}"`,
  );
});

test("gives advice, which stops nothing, where no other file names a service, a case study or a picture", async () => {
  const inContent = (path: string) => join(content.dir, path);
  editFile(inContent("case-studies.json"), (file) => {
    const { tiles = [] } = caseStudies.parse(file);
    Object.assign(file, { tiles: [...tiles, { ...sample, slug: caseStudy.slug }] });
  });
  const before = reportAdvice(content.dir);
  const copies: [from: string, copy: string, key: string][] = [
    [serviceFile, "services/copied.json", "name"],
    [caseStudyFile, "case-studies/copied.json", "slug"],
  ];
  for (const [from, copy, key] of copies) {
    cpSync(inContent(from), inContent(copy));
    editFile(inContent(copy), (file) => Object.assign(file, { [key]: "copied", title: "Copied" }));
  }
  cpSync(portrait, inContent("images/unused.jpg"));
  const choices = [service.name, "gone"].map((name) => ({
    value: name,
    label: name,
    service: name,
  }));
  editFile(inContent("forms/contact-enquiry.json"), (form) => {
    const { controls } = contactEnquiryForm.parse(form);
    controls.find(({ name }) => name === "option")?.options?.push(...choices);
    Object.assign(form, { controls });
  });
  expect(await reportProblems(content.dir)).toEqual([]);
  const place = String.raw`:\d+:\d+ `;
  const lines = [
    `case-studies/copied.json${place}slug: expected a tile in case-studies.json, got none`,
    `forms/contact-enquiry.json${place}controls.*service: expected one of .*, got "gone"`,
    "images/unused.jpg: expected a file that shows this picture, got none",
    `services/copied.json${place}name: expected a choice of a form with this service, got none`,
    `services/copied.json${place}name: expected a place in pages/service.json, got none`,
  ];
  const advice = reportAdvice(content.dir).filter((line) => !before.includes(line));
  expect(advice).toEqual(lines.map((line) => expect.stringMatching(`^content/${line}$`)));
});

test("reports all problems of all files at once, sorted by file and position", async () => {
  renameSync(join(content.dir, "search.json"), join(content.dir, "our-search.json"));
  const comment = content.edit("company.json", /^\{/, "{ ¦// draft\n");
  const id = content.edit("team.json", /("id": )"[^"]*"/, '$1¦"A B"');
  const image = content.edit("team.json", /("image": )"[^"]*"/, '$1¦"./images/nobody.jpg"');
  const linkedin = content.edit("team.json", /("linkedin": )"[^"]*"/, '$1¦"http://me.example"');
  expect(await reportProblems(content.dir)).toEqual([
    `content/company.json:${comment}: expected no comment, got // draft`,
    "content/search.json: expected this file, got nothing",
    `content/team.json:${id} members[0].id: expected lower-case letters and digits, words joined by single hyphens, such as tax-advice, got "A B"`,
    `content/team.json:${image} members[0].image: expected a picture that exists, got "./images/nobody.jpg"`,
    `content/team.json:${linkedin} members[0].linkedin: expected an https URL, got "http://me.example"`,
  ]);
});
