import { findContentProblems } from "../../../src/site/content/content-problems";
import { badLinks } from "./bad-content/bad-links";
import { brokenReferences } from "./bad-content/bad-references";
import { notJson } from "./bad-content/not-json";
import { notTheModel } from "./bad-content/not-the-model";
import { contentCopyPerTest } from "../../setup/content-copy";

const content = contentCopyPerTest();

describe.each([
  ["a syntax error", notJson],
  ["a field that does not match the model", notTheModel],
  ["an unsafe or broken link", badLinks],
  ["a broken reference", brokenReferences],
])("content with %s", (_group, cases) => {
  test.each(cases)("$fault ($file)", ({ file, pattern, replacement, says }) => {
    const position = content.edit(file, pattern, replacement);
    expect(findContentProblems(content.dir)).toEqual([`content/${file}:${position}${says}`]);
  });
});
