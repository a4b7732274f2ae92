import type { GraphQLFieldResolver, GraphQLResolveInfo } from "graphql";
import { truncate } from "../../lib/truncate";
import { contentFiles } from "../../content-model/content-files";
import { coverageMap } from "./coverage-map";

/** In characters. */
const teaserLength = 150;

/** The argument of `createResolvers`: non-null root fields, and the fields computed from content. */
export const resolvers = {
  // Gatsby makes root fields nullable, but the content check has already found every file.
  Query: Object.fromEntries(
    [...contentFiles.map(({ type }) => type), "Site"].map((type) => [
      firstLower(type),
      { type: `${type}!` },
    ]),
  ),
  AboutCoverage: {
    worldMap: {
      type: "CoverageMap!",
      resolve: ({ places }: Queries.AboutCoverage) => coverageMap(places),
    },
  },
  Service: {
    teaser: {
      type: "String!",
      resolve: ({ content }: Queries.Service) =>
        truncate(content.replace(/\s+/g, " "), teaserLength),
    },
  },
};

interface ServicePage {
  readonly services: readonly string[];
}

/** Services that the list lacks come last, by name, so that a new one is shown by its file alone. */
function withUnlisted<Name>(listed: readonly Name[], all: readonly Name[]): Name[] {
  return [...listed, ...all.filter((name) => !listed.includes(name)).sort()];
}

/** Lists of names that are completed, given all names of their type: by the overrides below, and in the CMS's preview. */
export const completions = { ServicePage: { services: withUnlisted } };

async function completeServices(
  page: ServicePage,
  args: object,
  /** The part of Gatsby's context that is used here. */
  context: {
    readonly nodeModel: {
      findAll(query: {
        type: "Service";
      }): Promise<{ entries: Iterable<Pick<Queries.Service, "name">> }>;
    };
  },
  info: GraphQLResolveInfo & {
    readonly originalResolver: GraphQLFieldResolver<ServicePage, unknown>;
  },
): Promise<unknown> {
  const { entries } = await context.nodeModel.findAll({ type: "Service" });
  const services = completions.ServicePage.services(
    page.services,
    Array.from(entries, ({ name }) => name),
  );
  return info.originalResolver({ ...page, services }, args, context, info);
}

/** Changes of fields that the schema already has, for `createResolvers`. */
export const overrides = {
  ServicePage: { services: { resolve: completeServices } },
} satisfies {
  [Type in keyof typeof completions]: Record<keyof (typeof completions)[Type], unknown>;
};

/** The root field of a type: `homePage` of `HomePage`. */
export function firstLower(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}
