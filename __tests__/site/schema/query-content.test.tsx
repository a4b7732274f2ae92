import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, Link, navigate, useStaticQuery } from "gatsby";
import company from "../../../content/company.json";
import aboutUsPage from "../../../content/pages/about-us.json";
import servicePage from "../../../content/pages/service.json";
import team from "../../../content/team.json";
import { registerFragments } from "../../../src/site/without-gatsby/run-query";
import { queryContent } from "../../setup/query";
import { service } from "../../setup/services";

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

test("returns the real content", () => {
  expect(queryContent("{ team { members { id name } } }")).toEqual({
    team: { members: team.members.map(({ id, name }) => ({ id, name })) },
  });
});

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

test("filters a collection", () => {
  const query = `query ($name: String!) {
    service(name: { eq: $name }) { name }
    allService(filter: { name: { ne: $name } }) { nodes { name } }
    first: allService(limit: 1) { nodes { name } totalCount }
  }`;
  const services = readdirSync("content/services")
    .sort()
    .map((file) => ({ name: file.replace(".json", "") }));
  const [first] = services;
  const name = services.at(-1)?.name;
  expect(queryContent(query, { name })).toEqual({
    service: { name },
    allService: { nodes: services.slice(0, -1) },
    first: { nodes: [first], totalCount: services.length },
  });
});

test("returns image data in the shape of gatsby-plugin-image", () => {
  const query = `{
    homePage { hero { image {
      publicURL
      childImageSharp {
        original { src width height }
        gatsbyImageData(layout: FULL_WIDTH, width: 800, aspectRatio: 2, sizes: "50vw", placeholder: BLURRED)
      }
    } } }
  }`;
  expect(queryContent(query)).toEqual({
    homePage: {
      hero: {
        image: {
          publicURL: expect.stringMatching(/^\/static\/.+\.jpg$/),
          childImageSharp: {
            original: { src: expect.any(String), width: 1600, height: 1200 },
            gatsbyImageData: {
              layout: "fullWidth",
              width: 800,
              height: 400,
              placeholder: { fallback: expect.stringMatching(/^data:image\/png;base64,/) },
              images: {
                fallback: {
                  src: expect.stringMatching(/-800\.jpg$/),
                  srcSet: expect.stringMatching(
                    /-200\.jpg 200w,\n.+-400\.jpg 400w,\n.+-800\.jpg 800w$/,
                  ),
                  sizes: "50vw",
                },
                sources: [
                  {
                    type: "image/avif",
                    srcSet: expect.stringContaining(".avif 800w"),
                    sizes: "50vw",
                  },
                ],
              },
            },
          },
        },
      },
    },
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

test("returns data for every query of the site", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(join("src", name), "utf8"));
  const texts = sources.flatMap((source) =>
    [...source.matchAll(/graphql`([^`]*)`/g)].map(([, text = ""]) => text),
  );
  texts.forEach(registerFragments);
  const queries = texts.filter((text) => /^\s*query /.test(text));
  expect(queries.length).toBeGreaterThan(5);
  for (const query of queries) {
    const variables = {
      name: service.name,
      next: service.name,
      afterNext: service.name,
      slug: "privacy-policy",
    };
    expect(Object.values(queryContent<object>(query, variables))).not.toContain(null);
  }
});

function Greeting() {
  const data = useStaticQuery<{ company: { name: string } }>(graphql`
    {
      company {
        name
      }
    }
  `);
  return (
    <Link to="/about-us" activeClassName="here" partiallyActive className="link">
      {data.company.name}
    </Link>
  );
}

test("mocks Gatsby's static queries and links", async () => {
  render(<Greeting />);
  const link = screen.getByRole("link", { name: company.name });
  expect(link).toHaveAttribute("href", "/about-us");
  expect(link).toHaveClass("link", { exact: true });
  await userEvent.click(link);
  expect(navigate).toHaveBeenCalledWith("/about-us");
});
