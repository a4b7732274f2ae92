import { truncate } from "../../lib/truncate";
import { contentFiles } from "../../content-model/content-files";
import { coverageMap, type Place } from "./coverage-map";

/** In characters. */
const teaserLength = 150;

interface FieldConfig<Source> {
  readonly type: string;
  readonly resolve?: (source: Source) => unknown;
}

interface Resolvers {
  readonly Query: Readonly<Record<string, FieldConfig<unknown>>>;
  readonly AboutCoverage: {
    readonly worldMap: FieldConfig<{ readonly places: readonly Place[] }>;
  };
  readonly CaseStudies: {
    readonly featured: FieldConfig<{ readonly tiles: readonly unknown[] }>;
  };
  readonly Service: { readonly teaser: FieldConfig<{ readonly content: string }> };
}

/** The argument of `createResolvers`: non-null root fields, and the fields computed from content. */
export const resolvers: Resolvers = {
  // Gatsby makes root fields nullable, but the content check has already found every file.
  Query: Object.fromEntries(
    [...contentFiles.map(({ type }) => type), "Site"].map((type) => [
      rootField(type),
      { type: `${type}!` },
    ]),
  ),
  AboutCoverage: {
    worldMap: { type: "CoverageMap!", resolve: ({ places }) => coverageMap(places) },
  },
  CaseStudies: {
    featured: { type: "CaseStudyTile!", resolve: ({ tiles }) => tiles[0] },
  },
  Service: {
    teaser: {
      type: "String!",
      resolve: ({ content }) => truncate(content.replace(/\s+/g, " "), teaserLength),
    },
  },
};

function rootField(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}
