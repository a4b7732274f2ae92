import { findStopWords } from "../../src/search/stop-words";

it.each([
  ["en", "the"],
  ["de-AT", "und"],
  ["ar", "من"],
])("has the words of %s that say nothing, such as %s", (language, word) => {
  expect(findStopWords(language)).toContain(word);
});

it("has none of a language without a list", () => {
  expect(findStopWords("mt")).toEqual([]);
});
