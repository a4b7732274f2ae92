import {
  buildSchema,
  defaultFieldResolver,
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
} from "graphql";
import { contentFiles } from "../content-model/content-files";
import { resolvers, typeDefs } from "./site-schema";
import type { ContentRoot } from "./content-root";

/** The definitions that Gatsby adds to those of the site; of its pictures', what the site's queries use. */
const gatsbyTypeDefs = `
directive @dontInfer on OBJECT
directive @fileByRelativePath on FIELD_DEFINITION
directive @link(by: String) on FIELD_DEFINITION
interface Node { id: ID! }
input StringQueryOperatorInput { eq: String }
type Query
scalar GatsbyImageData
type File { childImageSharp: ImageSharp }
type ImageSharp {
  resize(
    width: Int, height: Int, quality: Int, cropFocus: ImageCropFocus, toFormat: GatsbyImageFormat
  ): ImageSharpResize
  gatsbyImageData(
    width: Int, height: Int, aspectRatio: Float, placeholder: GatsbyImagePlaceholder, quality: Int,
    outputPixelDensities: [Float!], transformOptions: TransformOptions, avifOptions: QualityOptions
  ): GatsbyImageData!
}
type ImageSharpResize { src: String, width: Int, height: Int }
enum GatsbyImagePlaceholder { DOMINANT_COLOR BLURRED NONE }
enum GatsbyImageFormat { JPG PNG WEBP AVIF }
enum ImageCropFocus {
  CENTER NORTH NORTHEAST EAST SOUTHEAST SOUTH SOUTHWEST WEST NORTHWEST ENTROPY ATTENTION
}
input TransformOptions { cropFocus: ImageCropFocus }
input QualityOptions { quality: Int }
`;

interface ComputedField {
  readonly type: string;
  readonly resolve?: GraphQLFieldResolver<unknown, unknown>;
}

const { Query: rootFields, ...otherFields } = resolvers;
/** Each resolver takes the values of its own type only. */
const computedFields = otherFields as Readonly<Record<string, Record<string, ComputedField>>>;

/** Builds the part of Gatsby's schema that the site queries, from the same types. */
export function querySchema(): GraphQLSchema {
  return buildSchema([gatsbyTypeDefs, ...typeDefs(), ...extensions(), ...roots()].join("\n"));
}

/** Gives a field its value with the site's resolvers, and replaces names of pictures and files with their nodes. */
export const resolveField: GraphQLFieldResolver<unknown, ContentRoot> = (
  source,
  args,
  root,
  info,
) => {
  const computed = computedFields[info.parentType.name]?.[info.fieldName];
  const value: unknown = (computed?.resolve ?? defaultFieldResolver)(source, args, root, info);
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) return value;
  const node = (item: unknown) =>
    typeof item === "string" ? root.namedNode(type.name, item) : item;
  return Array.isArray(value) ? value.map(node) : node(value);
};

function extensions(): string[] {
  return Object.entries(computedFields).map(([type, fields]) => {
    const lines = Object.entries(fields).map(([name, field]) => `${name}: ${field.type}`);
    return `extend type ${type} { ${lines.join("\n")} }`;
  });
}

/** The root fields, and the types that Gatsby derives from them. */
function roots(): string[] {
  const keys = new Map(contentFiles.map(({ type, key }) => [type, key]));
  return Object.entries(rootFields).map(([field, { type: nonNullType }]) => {
    const type = nonNullType.replace("!", "");
    const key = keys.get(type);
    return `
      extend type ${type} { id: ID! }
      type ${type}Connection { nodes: [${type}!]! }
      extend type Query {
        ${field}${key ? `(${key}: StringQueryOperatorInput)` : ""}: ${nonNullType}
        all${type}: ${type}Connection!
      }`;
  });
}
