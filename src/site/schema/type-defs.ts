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

/** The argument of `createTypes`. */
export const typeDefs = [contentTypeDefs(), coverageMapTypeDefs, siteTypeDefs];
