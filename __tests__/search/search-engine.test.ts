import { createSearch } from "../../src/search/search-engine";
import { ownIndex } from "./support/own-index";

const page = (title: string, to: string, text: string) =>
  ({ kind: "page", title, to, text }) as const;
const legal = { kind: "legal", title: "Growth", text: "None is promised.", to: "/terms" } as const;
const search = createSearch({
  documents: [
    legal,
    ...ownIndex.documents,
    page("About Us", "/about-us", "We work in the open. Offices: London."),
    page("Who We Are", "/about-us#who-we-are", "What we are to the Strasse."),
  ],
  stopWords: ["about", "are", "do", "in", "is", "it", "the", "us", "we", "what", "who", "you"],
});
const findAddresses = (query: string) => search(query).map(({ to }) => to);

it.each([
  ["market", "/services/marketing"],
  ["straetgy", "/services/strategy"],
  ["cookies zzzz", "/privacy-policy#cookies"],
  // A service before the title of a legal text.
  ["growth", "/services/strategy"],
  // A page with all words that say something before services that have one.
  ["do you work in London, marketing", "/about-us"],
  ["straße", "/about-us#who-we-are"],
])("%j finds %s first", (query, first) => {
  expect(findAddresses(query)[0]).toBe(first);
});

it.each([
  ["what is the zebra", []],
  ["what's the zebra", []],
  ["the", []],
  ["who we are", ["/about-us#who-we-are"]],
  ["who we a", ["/about-us#who-we-are"]],
  ["about us", ["/about-us"]],
  ["?!", []],
])("%j finds %j alone", (query, all) => {
  expect(findAddresses(query)).toEqual(all);
});
