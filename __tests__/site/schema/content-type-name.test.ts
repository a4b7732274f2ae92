import { contentRoutes } from "../../../src/content-model/content-routes";
import { contentTypeName } from "../../../src/site/schema/content-types";

test.each([
  ["company.json", "Company"],
  ["pages/home.json", "HomePage"],
  ["services/human-resources.json", "Service"],
  ["legal/privacy-policy.json", "LegalDocument"],
])("makes content/%s a %s", (relativePath, type) => {
  expect(contentTypeName({ node: { relativePath } })).toBe(type);
});

test.each([
  "services.json",
  "services/.json",
  "services/old/hr.json",
  "home.json",
  "pages/blog.json",
  "Team.json",
])("rejects content/%s, which the model does not describe", (relativePath) => {
  expect(() => contentTypeName({ node: { relativePath } })).toThrow(
    `content/${relativePath}: the content model has no such file`,
  );
});

test("derives the routes of pages from the files", () => {
  const paths = ["pages/home.json", "pages/service.json", "services/strategy.json", "team.json"];
  expect(contentRoutes(paths)).toEqual(["/", "/service", "/services", "/services/strategy"]);
});
