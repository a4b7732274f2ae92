import { readdirSync } from "node:fs";
import { graphql } from "gatsby";
import company from "../../../content/company.json";
import aboutUsPage from "../../../content/pages/about-us.json";
import servicePage from "../../../content/pages/service.json";
import { registerFragments } from "../../../src/site/without-gatsby/run-query";
import { sourceQueries } from "../../../src/site/without-gatsby/source-queries";
import { queryContent } from "../../setup/query";

export const fragments = graphql`
  fragment TestLink on Link {
    label
    to
  }
  fragment TestSeo on SeoText {
    title
  }
`;
export const fragmentsElsewhere = graphql`
  fragment TestNotFound on NotFoundPage {
    seo {
      ...TestSeo
    }
    links {
      ...TestLink
    }
  }
`;

test("includes the fragments of a query, nested ones too, from any file", () => {
  const data = queryContent("query { notFoundPage { ...TestNotFound } }");
  expect(data).toEqual({
    notFoundPage: {
      seo: { title: expect.any(String) },
      links: expect.arrayContaining([{ label: expect.any(String), to: expect.any(String) }]),
    },
  });
});

test("resolves references in file order", () => {
  expect(queryContent("{ servicePage { services { name } } }")).toEqual({
    servicePage: { services: servicePage.services.map((name) => ({ name })) },
  });
});

test("finds one of a collection, and all", () => {
  const query = `query ($name: String!) {
    service(name: { eq: $name }) { name }
    allService { nodes { name } }
  }`;
  const services = readdirSync("content/services")
    .sort()
    .map((file) => ({ name: file.replace(".json", "") }));
  const name = services.at(-1)?.name;
  expect(queryContent(query, { name })).toEqual({
    service: { name },
    allService: { nodes: services },
  });
});

test("returns the site's metadata and the fields that resolvers compute", () => {
  const query = `{
    site { siteMetadata { title siteUrl } }
    aboutUsPage { coverage { worldMap { width pins { name } } } }
  }`;
  expect(queryContent(query)).toEqual({
    site: { siteMetadata: { title: company.name, siteUrl: company.url } },
    aboutUsPage: {
      coverage: {
        worldMap: {
          width: 1000,
          pins: aboutUsPage.coverage.places.map(({ name }) => ({ name })),
        },
      },
    },
  });
});

test.each([
  ["{ homePage { headline } }", 'Cannot query field "headline" on type "HomePage".'],
  [
    '{ service(name: { eq: "nowhere" }) { title } }',
    "Cannot return null for non-nullable field Query.service.",
  ],
  ["{ homePage { ...Nowhere } }", 'Unknown fragment "Nowhere".'],
])("rejects %s", (query, message) => {
  expect(() => queryContent(query)).toThrow(message);
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
