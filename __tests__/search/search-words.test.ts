import { excerpt, firstWords, markWords } from "../../src/search/search-words";

it("markWords marks whole words in any case and keeps the separators", () => {
  const parts = markWords("E-commerce, and COMMERCE.", new Set(["commerce"]));
  expect(parts.map(({ text }) => text).join("")).toBe("E-commerce, and COMMERCE.");
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    "commerce",
    "COMMERCE",
  ]);
});

it.each([
  ["a few words", " human  resources ", "human resources"],
  ["many words", "human ".repeat(1000), "human ".repeat(8).trim()],
  ["many letters", "a".repeat(5600), "a".repeat(100)],
  ["many letters without spaces", "人".repeat(5600), "人".repeat(100)],
  ["many emoji", "😀".repeat(5600), "😀".repeat(100)],
])("firstWords keeps what can be searched at once of %s", (_, pasted, searched) => {
  expect(firstWords(pasted)).toBe(searched);
});

describe("excerpt", () => {
  const text = `${"One two three four five. ".repeat(10)}Here is the treasure. ${"Six seven eight. ".repeat(10)}`;

  it("returns the beginning if the word is near it or missing", () => {
    expect(excerpt(text, new Set(["two"]), 60)).toMatch(/^One two three/);
    expect(excerpt(text, new Set(), 60)).toMatch(/^One two three/);
  });

  it("otherwise returns the sentence with the word, within the length", () => {
    const piece = excerpt(text, new Set(["treasure"]), 60);
    expect(piece).toMatch(/^Here is the treasure\. Six .*…$/);
    expect(piece.length).toBeLessThanOrEqual(60);
  });

  it("returns a part of a sentence that is too long, starting at a whole word", () => {
    const long = text.replaceAll(".", ",");
    const piece = excerpt(long, new Set(["treasure"]), 60);
    expect(piece).toMatch(/^…(One|two|three|four|five,|Here) .*treasure.*…$/);
    expect(piece.length).toBeLessThanOrEqual(60);
  });

  it("returns a short text whole", () => {
    expect(excerpt("Startup", new Set(["startup"]), 60)).toBe("Startup");
  });
});
