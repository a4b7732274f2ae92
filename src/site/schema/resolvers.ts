import { contentFiles } from "../../content-model/content-files";
import { coverageMap, type Place } from "./coverage-map";

interface FieldConfig<Source> {
  readonly type: string;
  readonly resolve?: (source: Source) => unknown;
}

interface Resolvers {
  readonly Query: Readonly<Record<string, FieldConfig<unknown>>>;
  readonly AboutCoverage: {
    readonly worldMap: FieldConfig<{ readonly places: readonly Place[] }>;
  };
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
};

function rootField(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}
