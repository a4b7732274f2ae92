import { splitParagraphs } from "../../src/components/split-paragraphs";

it.each([
  ["one\ntwo", ["one", "two"]],
  ["one\r\n\r\n two \n", ["one", "two"]],
  ["", []],
])("splits %j", (text, paragraphs) => {
  expect(splitParagraphs(text)).toEqual(paragraphs);
});
