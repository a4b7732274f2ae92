import { sourceQueries } from "../../../src/content/graphql/source-queries";
import { registerFragments } from "../../../src/content/graphql/run-query";
import { queryContent } from "../../setup/query";

test("rejects a query for what content does not have", () => {
  expect(() => queryContent('{ service(name: { eq: "nowhere" }) { title } }')).toThrow(
    "Cannot return null for non-nullable field Query.service.",
  );
});

test("returns data for every query of the site that has no variables", () => {
  const texts = sourceQueries("src");
  texts.forEach(registerFragments);
  const queries = texts.filter((text) => /^\s*query \w+ \{/.test(text));
  expect(queries.length).toBeGreaterThan(5);
  for (const query of queries) {
    expect(Object.values(queryContent<object>(query))).not.toContain(null);
  }
});
