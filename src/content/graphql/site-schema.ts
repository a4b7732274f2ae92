/** What Gatsby's schema gets from the content model: types, and the fields that are computed or not nullable. */
import { truncate } from "../../lib/truncate";
import { contentFiles } from "../model/content-files";
import { contentTypeDefs } from "./content-types";
import { coverageMap, coverageMapTypeDefs } from "./coverage-map";

/** Gatsby infers these fields from gatsby-config as nullable. */
const siteTypeDefs = `
type Site implements Node { siteMetadata: SiteMetadata! }
type SiteMetadata { siteUrl: String! }`;

/** The directive of lists that a content file may leave out, for `createFieldExtension`. */
export const orEmpty = {
  name: "orEmpty",
  extend: (_options: object, { resolve }: { readonly resolve?: Resolver }) => ({
    resolve: async (...[source, args, context, info]: Parameters<Resolver>) =>
      (await (resolve ?? context.defaultFieldResolver)(source, args, context, info)) ?? [],
  }),
};

type Resolver = (
  source: unknown,
  args: unknown,
  context: { readonly defaultFieldResolver: Resolver },
  info: unknown,
) => unknown;

/** Returns the argument of `createTypes`. Throws for a mistake in the content model. */
export const typeDefs = () => [contentTypeDefs(), coverageMapTypeDefs, siteTypeDefs];

interface ComputedField {
  readonly type: string;
  /** Takes the content that has the field, of which an unfinished entry of the CMS lacks parts. */
  resolve(content: object): unknown;
}

/** The fields that are computed from content, which may lack lists, by type and name. */
export const computedFields: Readonly<Record<string, Readonly<Record<string, ComputedField>>>> = {
  AboutCoverage: {
    worldMap: {
      type: "CoverageMap!",
      resolve: ({ places = [] }: Partial<Queries.AboutCoverage>) => coverageMap(places),
    },
  },
  Service: {
    teaser: {
      type: "String!",
      resolve: ({ content = "" }: Partial<Queries.Service>) =>
        truncate(content.replace(/\s+/g, " "), 150),
    },
  },
};

/** Computed fields, with the root fields, which Gatsby makes nullable. The content check has already found every file. */
const resolvers = {
  Query: Object.fromEntries(
    [...contentFiles.map(({ type }) => type), "Site"].map((type) => [
      firstLower(type),
      { type: `${type}!` },
    ]),
  ),
  ...computedFields,
};

/** Gatsby types the function as a bare `Function`. */
interface ResolverApi {
  readonly createResolvers: (resolversByType: typeof resolvers) => void;
}

export const addResolvers = ({ createResolvers }: ResolverApi): void => createResolvers(resolvers);

/** The root field of a type: `homePage` of `HomePage`. */
export function firstLower(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}
