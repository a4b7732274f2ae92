import { contentTypeDefs } from "./content-types";
import { coverageMapTypeDefs } from "./coverage-map";

/** Gatsby infers these fields from gatsby-config as nullable. */
const siteTypeDefs = `
type Site implements Node {
  siteMetadata: SiteMetadata!
}

type SiteMetadata {
  title: String!
  siteUrl: String!
  sharePictures: [SharePicture!]!
}

type SharePicture {
  route: String!
  file: String!
}`;

/**
 * Returns the argument of `createTypes`.
 * @throws for a mistake in the content model
 */
export const typeDefs = () => [contentTypeDefs(), coverageMapTypeDefs, siteTypeDefs];
