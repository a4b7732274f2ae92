import { createSearch } from "../../src/search/search-engine";

const search = createSearch([
  { kind: "service", title: "Strategy", text: "No long-term contract.", to: "/services/strategy" },
  { kind: "page", title: "About Us", text: "Our Team", to: "/about-us" },
]);

it.each([
  ["as it is in a text", "team", ["About Us"]],
  ["as far as it has been typed", "tea", ["About Us"]],
  ["with an error", "straetgy", ["Strategy"]],
  ["with a word that no text has", "our strategies team", ["About Us", "Strategy"]],
])("finds what was typed %s, and no other", (_, query, titles) => {
  expect(search(query).map(({ title }) => title)).toEqual(titles);
});
