import { contentFiles } from "../../content-model/content-files";

/**
 * Gatsby makes every root field nullable. Content is checked before anything is queried, so it is
 * always there: saying so spares every page the question.
 * @returns what `createResolvers` takes
 */
export function requiredRootFields(): { Query: Record<string, { type: string }> } {
  const types = [...contentFiles.map(({ type }) => type), "CoverageMap", "Site"];
  return {
    Query: Object.fromEntries(types.map((type) => [rootField(type), { type: `${type}!` }])),
  };
}

const rootField = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** What gatsby-config says of the site, without its usual nulls. */
export const siteTypeDefs = `
type Site implements Node {
  siteMetadata: SiteMetadata!
}

type SiteMetadata {
  title: String!
  siteUrl: String!
}`;
