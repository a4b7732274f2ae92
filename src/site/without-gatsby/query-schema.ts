import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import { contentFiles } from "../../content-model/content-files";
import { resolvers } from "../schema/resolvers";
import { typeDefs } from "../schema/type-defs";
import { pictureTypeDefs } from "./picture-type-defs";

/** The definitions that Gatsby adds to those of the site. */
const gatsbyTypeDefs = `
directive @dontInfer on OBJECT
directive @fileByRelativePath on FIELD_DEFINITION
directive @link(by: String) on FIELD_DEFINITION
interface Node { id: ID! }
input StringQueryOperatorInput { eq: String }
type Query
`;

interface ComputedField {
  readonly type: string;
  readonly resolve?: GraphQLFieldResolver<unknown, unknown>;
}

const { Query: rootFields, ...otherFields } = resolvers;
/** Each resolver takes the values of its own type only. */
const computedFields = Object.entries(otherFields) as [string, Record<string, ComputedField>][];

/** Builds the part of Gatsby's schema that the site queries, from the same types and resolvers. */
export function querySchema(): GraphQLSchema {
  const schema = buildSchema(
    [gatsbyTypeDefs, pictureTypeDefs, ...typeDefs(), ...extensions(), ...roots()].join("\n"),
  );
  for (const [type, fields] of computedFields) {
    const objectType = schema.getType(type);
    if (!isObjectType(objectType)) throw new Error(`${type} is not an object type`);
    for (const [name, { resolve }] of Object.entries(fields)) {
      const field = objectType.getFields()[name];
      if (field) field.resolve = resolve;
    }
  }
  return schema;
}

function extensions(): string[] {
  return computedFields.map(([type, fields]) => {
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
