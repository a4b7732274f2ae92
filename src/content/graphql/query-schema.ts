import {
  buildSchema,
  defaultFieldResolver,
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { contentFiles } from "../model/content-files";
import { resolvers, typeDefs } from "./site-schema";
import type { ContentRoot } from "./content-root";

/** What Gatsby adds to the definitions of the site; of its pictures, what plain-picture.ts computes. */
const gatsbyTypeDefs = `
directive @dontInfer on OBJECT
directive @fileByRelativePath on FIELD_DEFINITION
directive @link(by: String) on FIELD_DEFINITION
directive @orEmpty on FIELD_DEFINITION
interface Node { id: ID! }
input StringQueryOperatorInput { eq: String }
type Query
scalar GatsbyImageData
type File { childImageSharp: ImageSharp }
type ImageSharp {
  resize(width: Int, height: Int): ImageSharpResize
  gatsbyImageData(width: Int, height: Int, aspectRatio: Float): GatsbyImageData!
}
type ImageSharpResize { src: String, width: Int, height: Int }
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
  const computed = Object.entries(computedFields).flatMap(([type, fields]) =>
    Object.entries(fields).map(([name, field]) => `extend type ${type} { ${name}: ${field.type} }`),
  );
  return buildSchema([gatsbyTypeDefs, ...typeDefs(), ...computed, ...roots()].join("\n"));
}

/** Gives a field its value with the site's resolvers, and replaces names of pictures and files with their nodes. */
export const resolveField: GraphQLFieldResolver<unknown, ContentRoot> = (
  source,
  args,
  root,
  info,
) => {
  const computed = computedFields[info.parentType.name]?.[info.fieldName];
  const given: unknown = (computed?.resolve ?? defaultFieldResolver)(source, args, root, info);
  const type = getNamedType(info.returnType);
  const value = given ?? (isNonNullType(info.returnType) ? missing(info.returnType.ofType) : null);
  if (!isObjectType(type)) return value;
  const node = (item: unknown) =>
    typeof item === "string" ? root.namedNode(type.name, item) : item;
  return Array.isArray(value) ? value.map(node) : node(value);
};

/** What an unfinished entry of the CMS shows for what it lacks; null for a reference. */
function missing(type: GraphQLOutputType): unknown {
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  const { name } = getNamedType(type);
  if (isObjectType(type) && name !== "File") return type.getFields().id ? null : {};
  return ["String", "File"].includes(name) ? "" : 0;
}

/** The root fields, and the types that Gatsby derives from them. */
function roots(): string[] {
  return Object.entries(rootFields).map(([field, { type: nonNullType }]) => {
    const type = nonNullType.replace("!", "");
    const key = contentFiles.find((file) => file.type === type)?.key;
    return `
      extend type ${type} { id: ID! }
      type ${type}Connection { nodes: [${type}!]! }
      extend type Query {
        ${field}${key ? `(${key}: StringQueryOperatorInput)` : ""}: ${nonNullType}
        all${type}: ${type}Connection!
      }`;
  });
}
