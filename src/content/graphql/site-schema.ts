/** What the site adds to Gatsby's schema: the types of content, computed fields, and root fields that are never null. */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { truncate } from "../../lib/truncate";
import { contentFiles, isOptionalFile } from "../model/content-files";
import { createContentTypeDefs } from "./content-types";
import { createCoverageMap, coverageMapTypeDefs } from "./coverage-map";

/** Gatsby infers these fields from gatsby-config as nullable. */
const siteTypeDefs = `
type Site implements Node { siteMetadata: SiteMetadata! }
type SiteMetadata { siteUrl: String! }`;

/** The `@orEmpty` directive: a list that a content file leaves out is queried as an empty one. */
const orEmptyExtension = {
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
  info: { readonly originalResolver: Resolver },
) => unknown;

/** Returns all type definitions, for `createTypes`. Throws if the content model is not valid. */
export const createTypeDefs = () => [createContentTypeDefs(), coverageMapTypeDefs, siteTypeDefs];

export function customizeSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension(orEmptyExtension);
  actions.createTypes(createTypeDefs());
}

interface ComputedField {
  readonly type: string;
  /** Receives the object that has the field, parts of which may be missing while it is edited in the CMS. */
  resolve(content: object): unknown;
}

/** Fields that are computed from others, by type and name. */
export const computedFields: Readonly<Record<string, Readonly<Record<string, ComputedField>>>> = {
  AboutCoverage: {
    worldMap: {
      type: "CoverageMap!",
      resolve: ({ places = [] }: Partial<Queries.AboutCoverage>) => createCoverageMap(places),
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

/** An optional file that is missing is queried as an empty one. */
const orEmptyFile: Resolver = async (source, args, context, info) =>
  (await info.originalResolver(source, args, context, info)) ?? {};

/** Also makes root fields non-null, which Gatsby has nullable: the content check guarantees that each file exists. */
const resolvers = {
  Query: {
    site: { type: "Site!" },
    ...Object.fromEntries(
      contentFiles.map((file) => [
        toRootField(file.type),
        { type: `${file.type}!`, ...(isOptionalFile(file) && { resolve: orEmptyFile }) },
      ]),
    ),
  },
  ...computedFields,
};

/** Gatsby types the function as a bare `Function`. */
interface ResolverApi {
  readonly createResolvers: (resolversByType: typeof resolvers) => void;
}

export const addResolvers = ({ createResolvers }: ResolverApi): void => createResolvers(resolvers);

/** The root field of a type: `homePage` of `HomePage`. */
export function toRootField(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}
