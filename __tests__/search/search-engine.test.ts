import { createSearch } from "../../src/search/search-engine";
import { ownDocuments } from "./support/own-documents";

const legal = { kind: "legal", title: "Growth", text: "None is promised.", to: "/terms" } as const;
const search = createSearch([legal, ...ownDocuments]);

it.each([
  ["market", "/services/marketing"],
  ["straetgy", "/services/strategy"],
  ["cookies zzzz", "/privacy-policy#cookies"],
  // A service before the title of a legal text.
  ["growth", "/services/strategy"],
])("%j finds %s first", (query, first) => {
  expect(search(query)[0]?.to).toBe(first);
});
