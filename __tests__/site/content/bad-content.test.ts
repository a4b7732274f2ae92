import { contentProblems } from "../../../src/site/content/content-problems";
import { badLinks } from "./bad-content/bad-links";
import { misfits } from "./bad-content/bad-references";
import { notJson } from "./bad-content/not-json";
import { notTheModel } from "./bad-content/not-the-model";
import { copyContent } from "../../setup/content-copy";

let content: ReturnType<typeof copyContent>;
beforeEach(() => {
  content = copyContent();
});
afterEach(() => {
  content.remove();
});

describe.each([
  ["not JSON", notJson],
  ["not what the model says", notTheModel],
  ["not a safe link, or a link to nowhere", badLinks],
  ["not in harmony with the other files", misfits],
])("content that is %s", (_group, cases) => {
  test.each(cases)("$fault ($file)", ({ file, pattern, replacement, says }) => {
    const position = content.edit(file, pattern, replacement);
    expect(contentProblems(content.dir)).toEqual([`content/${file}:${position}${says}`]);
  });
});
