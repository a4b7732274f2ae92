/**
 * Holds the shipped content to the words of the specification. A site with content of its own deletes this
 * folder first.
 */
import { resolve } from "node:path";
import { buildSearchIndex } from "../../src/build/output/search-index";
import { createSearch } from "../../src/search/search-engine";
import { readContentFolder } from "../../src/content/check/content-folder";

const documents = buildSearchIndex(readContentFolder(resolve("content")).sources);
const search = createSearch(documents);
const found = (query: string) => search(query).map(({ to }) => to);

it("covers three services, three people and nineteen legal sections", () => {
  const count = (kind: string) => documents.filter((each) => each.kind === kind).length;
  expect([count("service"), count("person"), count("legal")]).toEqual([3, 3, 19]);
});

it("finds a case study by its name in the carousel of the home page", () => {
  expect(found("Healthcare Platform")).toContain("/case-study#healthcare-platform-team");
});

it.each([
  ["strategy", "/services/strategy"],
  ["market", "/services/marketing"],
  ["growth", "/services/strategy"],
  ["fashon", "/case-study#e-commerce-fashion-retailer"],
  ["governing law", "/terms-of-service#governing-law"],
  ["privacy", "/privacy-policy"],
  ["office phone", "/contact-us"],
  ["home", "/"],
  ["team", "/about-us#our-team"],
  ["our team", "/about-us#our-team"],
  ["straetgy", "/services/strategy"],
  ["testimonials", "/#testimonials"],
  ["appointment", "/contact-us#appointment"],
  ["saas zzzz", "/case-study#saas-product-launch"],
])("%j finds %s first", (query, first) => {
  expect(found(query)[0]).toBe(first);
});
