import { truncate } from "../lib/truncate";
import { contentFiles } from "../content-model/content-files";
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

/** The root field of a type: `homePage` of `HomePage`. */
export function firstLower(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}
