import { readContent } from "../../src/site/content/content-folder";
import { contentFiles } from "../../src/content-model/content-files";

const sources = readContent("content").sources;

test.each(sources)("content/$path is what the model says", ({ file, json }) => {
  expect(file.schema.safeParse(json.value).error?.issues ?? []).toEqual([]);
});

test("every entry of the registry has a file", () => {
  const used = new Set(sources.map(({ file }) => file));
  expect(contentFiles.filter((file) => !used.has(file))).toEqual([]);
});

test("the specified addresses all stand on content", () => {
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
