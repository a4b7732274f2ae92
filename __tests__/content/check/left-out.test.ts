/** A list that a site can do without may be empty, or not there. */
import { z } from "zod";
import { readContentFolder, valuesOf } from "../../../src/content/check/content-folder";
import { findAdvice, findContentProblems } from "../../../src/content/check/content-problems";
import { contentFiles } from "../../../src/content/model/content-files";
import { asRendered } from "../../../src/content/model/left-out";
import type { Schema } from "../../../src/content/model/map-parts";
import { contentCopyPerTest } from "../../setup/content-copy";
import { optionalLists, setList } from "../../setup/optional-lists";

/** The lists that the model lets a file do without, but for those in the items of another. */
function listsOf(schema: Schema, path: readonly string[] = []): string[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodArray) return schema === inner ? [] : [path.join(".")];
  if (!(inner instanceof z.ZodObject)) return [];
  const shape: z.core.$ZodShape = inner.shape;
  return Object.entries(shape).flatMap(([key, part]) => listsOf(part, [...path, key]));
}

it("are all of the model", () => {
  const found = contentFiles.flatMap(({ path, schema }) =>
    listsOf(schema).map((list) => `${path} ${list}`),
  );
  expect(optionalLists.map(({ file, list }) => `${file} ${list}`)).toEqual(found.sort());
});

const content = contentCopyPerTest();

it.each(optionalLists)("$file does without $list, empty or absent", ({ file, list }) => {
  const rendered = () => asRendered(valuesOf(readContentFolder(content.dir).sources));
  setList(content.dir, file, list, []);
  expect(findContentProblems(content.dir)).toEqual([]);
  const empty = rendered();
  setList(content.dir, file, list);
  expect(findContentProblems(content.dir)).toEqual([]);
  expect(rendered()).toEqual(empty);
});

it.each([
  ["case-studies.json", "tiles", "/case-study"],
  ["testimonials.json", "items", "/#testimonials"],
])("without %s %s, a button that leads to it is refused", (file, list, to) => {
  setList(content.dir, file, list);
  const position = content.edit("pages/error.json", /("to": )"[^"]*"/, `$1¦"${to}"`);
  expect(findContentProblems(content.dir)).toEqual([
    `content/pages/error.json:${position} home.to: expected a link to what the site has, got "${to}", whose list is empty`,
  ]);
});

it("without case studies, nothing has to be ready that only they show", () => {
  content.edit("pages/case-study.json", /("intro": )"[^"]*"/, '$1"Of [whom]."');
  content.edit("case-studies.json", /("host": )"[^"]*"/, '$1"https://www.example.com"');
  const files = new Set(["case-studies.json", "pages/case-study.json"]);
  const ofPage = () => findAdvice(content.dir, true).filter(({ file }) => files.has(file));
  expect(new Set(ofPage().map(({ file }) => file))).toEqual(files);
  setList(content.dir, "case-studies.json", "tiles", []);
  expect(ofPage()).toEqual([]);
});
