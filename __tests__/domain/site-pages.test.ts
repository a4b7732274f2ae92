import { filesIn } from "../../src/lib/files-in";
import { contentFiles } from "../../src/content/model/content-files";
import { pageAt, pages, parentOf, reservedNames, sitePages } from "../../src/domain/site-pages";

it("has each component of src/pages and src/templates, and no other", () => {
  const components = ["pages", "templates"].flatMap((folder) =>
    filesIn(`src/${folder}`).map((file) => `${folder}/${file}`),
  );
  expect([...new Set(pages.map(({ component }) => component))].sort()).toEqual(components.sort());
});

it("has each content file at most once, by the path that the content model has", () => {
  const named = pages.flatMap(({ content = [], shows = {} }) => [content, Object.keys(shows)]);
  const paths = contentFiles.map(({ path }) => path);
  expect(named.flat().filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(named.flat()).size).toBe(named.flat().length);
});

it.each([
  ["/", sitePages.home, undefined],
  ["/about-us/", sitePages.aboutUs, undefined],
  ["/services", sitePages.services, undefined],
  ["/services/strategy", sitePages.service, sitePages.services],
  ["/services/unknown", sitePages.unknownService, undefined],
  ["/case-studies/a-shop", sitePages.caseStudy, sitePages.caseStudies],
  ["/imprint", sitePages.legalDocument, undefined],
  ["/imprint/2026", undefined, undefined],
])("knows the page at %s, and the one above it", (path, page, parent) => {
  expect(pageAt(path)).toBe(page);
  expect(parentOf(path)).toBe(parent);
});

it("reserves what other pages and programs have where a name would stand", () => {
  expect(reservedNames(sitePages.service)).toEqual(["unknown"]);
  const names = reservedNames(sitePages.legalDocument);
  expect(names).toEqual(expect.arrayContaining(["services", "thank-you", "404", "admin"]));
  expect(names).not.toContain("*");
});
