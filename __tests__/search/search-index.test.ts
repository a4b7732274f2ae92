import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildSearchIndex } from "../../src/search/search-index";
import { writeSearchIndex } from "../../src/site/output/write-search-index";
import { readContentFolder } from "../../src/site/content/content-folder";
import { createSearch } from "../../src/search/search-engine";

const { sources } = readContentFolder(resolve("content"));
const documents = buildSearchIndex(sources);
const search = createSearch(documents);
const found = (query: string) => search(query).map(({ to }) => to);

describe("the documents", () => {
  it("cover every service, case study, person, legal section and page", () => {
    const count = (kind: string) => documents.filter((each) => each.kind === kind).length;
    expect({
      services: count("service"),
      people: count("person"),
      legal: count("legal"),
    }).toEqual({ services: 3, people: 3, legal: 19 });
    expect(documents.filter(({ kind }) => kind === "page").map(({ to }) => to)).toEqual([
      "/privacy-policy",
      "/terms-of-service",
      "/about-us",
      "/case-study",
      "/contact-us",
      "/",
      "/service",
    ]);
    expect(found("Healthcare")).toEqual(
      expect.arrayContaining(["/case-study#healthcare-platform-team", "/#case-study"]),
    );
  });

  it("link to existing pages", () => {
    const routes = sources.flatMap(({ path, file }) =>
      (file.routes ?? []).map((route) =>
        route.replace("*", path.replace(/^.*\//, "").replace(".json", "")),
      ),
    );
    expect(
      documents.map(({ to }) => to.replace(/#.*/, "")).filter((to) => !routes.includes(to)),
    ).toEqual([]);
  });

  it("contain text for readers but no picture, icon, URL or placeholder", () => {
    const all = documents.map(({ text }) => text).join("\n");
    const strangers =
      /Getting the text|\.jpg|https:|userCheck|onBrand|undefined|\/contact-us|\{\w+\}/;
    expect(strangers.exec(all)).toBeNull();
    expect(all).toContain("Timings: Monday to Friday");
  });
});

it.each([
  ["strategy", "/services/strategy"],
  ["straetgy", "/services/strategy"],
  ["marketi", "/services/marketing"],
  ["marketting", "/services/marketing"],
  ["Human resourses", "/services/human-resources"],
  ["fashon", "/case-study#e-commerce-fashion-retailer"],
  ["alex", "/about-us#alex-example"],
  ["cookies", "/privacy-policy#cookies"],
  ["governing law", "/terms-of-service#governing-law"],
  ["privacy", "/privacy-policy"],
  ["office phone", "/contact-us"],
  ["saas zzzz", "/case-study#saas-product-launch"],
])("%j finds %s first", (query, first) => {
  expect(found(query)[0]).toBe(first);
});

it("finds nothing for an unknown word or punctuation", () => {
  expect(found("xyzzyq")).toEqual([]);
  expect(found(" ,.- ")).toEqual([]);
});

it("returns the matching words of a document", () => {
  expect(search("straetgy")[0]?.words).toContain("strategy");
});

it("is written to the path the browser fetches", () => {
  const publicDir = mkdtempSync(join(tmpdir(), "search-"));
  writeSearchIndex(sources, publicDir);
  const text = readFileSync(join(publicDir, "search-index.json"), "utf8");
  rmSync(publicDir, { recursive: true });
  expect(JSON.parse(text)).toEqual(documents);
});

it("finds a service by a word that only its description uses", () => {
  expect(found("recruitment")).toContain("/services/human-resources");
});
