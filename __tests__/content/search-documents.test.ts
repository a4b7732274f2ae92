import type { z } from "zod";
import { annotateValues } from "../../src/content/model/annotated-values";
import { caseStudies } from "../../src/content/model/case-studies";
import { caseStudyHighlights } from "../../src/content/model/case-study-highlights";
import { service } from "../../src/content/model/service";
import { type ContentSchema, listPagePaths } from "../../src/content/model/content-files";
import { caseStudy } from "../../src/content/model/case-study";
import { legalDocument } from "../../src/content/model/legal-document";
import { createSearchDocuments } from "../../src/content/search-documents";
import { findStopWords } from "../../src/search/stop-words";
import { readContentFolder } from "../../src/content/source/content-folder";
import { createSearch } from "../../src/search/search-engine";
import { contentDir } from "../setup/content";
import { words } from "../setup/words";

const { company, caseStudyHighlights: items, members } = words;
const { host, tiles = [] } = words.caseStudies;
const { sources } = readContentFolder(contentDir);
const documents = createSearchDocuments(sources);
const stopWords = findStopWords(company.language);
const search = createSearch({ documents, stopWords });
const findAddresses = (query: string) => search(query).map(({ to }) => to);

/** Where the search leads to for a tile. */
const getAddress = (tile: (typeof tiles)[number]) =>
  tile.slug === undefined || host !== undefined
    ? `/case-study#${tile.id}`
    : `/case-studies/${tile.slug}${tile.part === undefined ? "" : `#${tile.part}`}`;

const serviceFiles = sources.filter(({ file }) => file.schema === service);
const legal = sources
  .filter(({ file }) => file.schema === legalDocument)
  .map(({ json }) => legalDocument.parse(json.value));

describe("the documents", () => {
  it("cover every service, case study, person, legal section and page", () => {
    const addressesOf = (kind: string) =>
      documents.filter((each) => each.kind === kind).map(({ to }) => to);
    expect(addressesOf("service")).toHaveLength(serviceFiles.length);
    expect(addressesOf("person")).toEqual(members.map(({ id }) => `/about-us#${id}`));
    expect(addressesOf("legal")).toEqual(
      legal.flatMap(({ slug, sections }) => sections.map(({ id }) => `/${slug}#${id}`)),
    );
    const pages = documents.filter(({ kind, to }) => kind === "page" && !to.includes("#"));
    expect(pages.map(({ to }) => to)).toEqual(
      sources
        .filter(({ file }) => file.searchKind === undefined)
        .flatMap(({ path }) => listPagePaths(path).slice(0, 1)),
    );
    for (const tile of tiles) expect(findAddresses(tile.title)).toContain(getAddress(tile));
    for (const { json } of sources.filter(({ file }) => file.schema === caseStudy)) {
      const { slug, title } = caseStudy.parse(json.value);
      expect(findAddresses(title)).toContain(`/case-studies/${slug}`);
    }
    const shownAtHomeOnly = items.filter((item) => !tiles.some(({ id }) => id === item.id));
    for (const { category } of shownAtHomeOnly)
      expect(findAddresses(category)).toContain("/#case-study");
  });

  it("link to existing pages", () => {
    const routes = sources.flatMap(({ path }) => listPagePaths(path));
    expect(
      documents.map(({ to }) => to.replace(/#.*/, "")).filter((to) => !routes.includes(to)),
    ).toEqual([]);
  });

  it("contain text for readers but no picture, icon, URL or placeholder", () => {
    // An address within a sentence is text for readers, too.
    const sentences = JSON.stringify(sources.map(({ json }) => json.value)).match(/"[^"]* [^"]*"/g);
    const written = (sentences ?? []).flatMap((each) => each.match(/https:[^\s"\\)]+/g) ?? []);
    const all = written.reduce(
      (text, address) => text.replaceAll(address, ""),
      documents.map(({ text }) => text).join("\n"),
    );
    const strangers = /\.jpg|https:|userCheck|onBrand|undefined|\/contact-us|\{\w+\}/;
    expect(strangers.exec(all)).toBeNull();
    expect(all).toContain(company.hours.label.replace(/\s+/g, " "));
  });
});

/** Searches the content with each file of one kind changed. */
function searchChanged<Schema extends ContentSchema>(
  schema: Schema,
  change: (value: z.output<Schema>) => z.input<Schema>,
) {
  const changed = sources.map((source) => {
    if (source.file.schema !== schema) return source;
    const value = change(schema.parse(source.json.value));
    return { ...source, json: { ...source.json, value }, values: annotateValues(schema, value) };
  });
  return createSearch({ documents: createSearchDocuments(changed), stopWords })("qwzx");
}

it("finds a case study by a word that only its category or that of its highlight uses", () => {
  const both = tiles.filter(({ id }) => items.some((item) => item.id === id));
  const itsOwn = searchChanged(caseStudies, (value) => ({
    ...value,
    tiles: tiles.map((tile) => ({ ...tile, category: "Qwzx" })),
  }));
  const itsHighlights = searchChanged(caseStudyHighlights, (value) => ({
    ...value,
    items: items.map((item) => ({ ...item, category: "Qwzx" })),
  }));
  for (const hits of [itsOwn, itsHighlights])
    expect(hits.map(({ to }) => to)).toEqual(expect.arrayContaining(both.map(getAddress)));
});

it("finds a service by a word that only its description uses", () => {
  const hits = searchChanged(service, ({ seo, ...value }) => ({
    ...value,
    seo: { ...seo, description: "{company} Qwzx" },
  }));
  expect(hits.map(({ kind }) => kind)).toEqual(serviceFiles.map(() => "service"));
  expect(hits[0]?.text).toContain(`${company.name} Qwzx`);
});

it("finds the sections of legal texts by a word that only their lists use", () => {
  const hits = searchChanged(legalDocument, ({ sections, ...value }) => ({
    ...value,
    sections: sections.map((each) => ({ ...each, parts: [{ text: "-", items: ["Qwzx"] }] })),
  }));
  expect(hits.map(({ to }) => to).sort()).toEqual(
    legal.flatMap(({ slug, sections }) => sections.map(({ id }) => `/${slug}#${id}`)).sort(),
  );
});
