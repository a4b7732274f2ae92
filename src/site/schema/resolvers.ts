import { truncate } from "../../lib/truncate";
import { contentFiles } from "../../content-model/content-files";
import { schedulingFrameAddress } from "../scheduling-frame";
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
  readonly Service: { readonly teaser: FieldConfig<{ readonly content: string }> };
  readonly Scheduling: { readonly widgetFrame: FieldConfig<unknown> };
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
  Service: {
    teaser: {
      type: "String!",
      resolve: ({ content }) => truncate(content.replace(/\s+/g, " "), teaserLength),
    },
  },
  Scheduling: { widgetFrame: { type: "String!", resolve: () => schedulingFrameAddress } },
};

function rootField(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}
