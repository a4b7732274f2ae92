import { createSearch } from "../../src/search/search-engine";

const search = createSearch([
  { kind: "service", title: "Strategy", text: "No long-term contract.", to: "/services/strategy" },
  { kind: "page", title: "About Us", text: "Our Team", to: "/about-us" },
]);

it.each([
  ["as it is in a text", "team", "About Us"],
  ["as far as it has been typed", "tea", "About Us"],
  ["with an error", "straetgy", "Strategy"],
  ["in letters of full width", "ｔｅａｍ", "About Us"],
  ["with a word that no text has", "our zzzz team", "About Us"],
])("finds what was typed %s first", (_, query, title) => {
  expect(search(query)[0]?.title).toBe(title);
});
