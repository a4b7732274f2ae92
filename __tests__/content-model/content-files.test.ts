import { readContentFolder } from "../../src/content-check/content-folder";
import { contentFiles } from "../../src/content-model/content-files";

const sources = readContentFolder("content").sources;

test("every entry of the registry has a file", () => {
  const used = new Set(sources.map(({ file }) => file));
  expect(contentFiles.filter((file) => !used.has(file))).toEqual([]);
});

test("the specified routes are all made from content", () => {
  const routes = contentFiles.flatMap(({ routes = [] }) => routes);
  expect(routes.sort()).toEqual([
    "/",
    "/*",
    "/about-us",
    "/case-study",
    "/contact-us",
    "/service",
    "/services",
    "/services/*",
  ]);
});
