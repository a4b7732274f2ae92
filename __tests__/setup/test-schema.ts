import { buildSchema, type GraphQLSchema } from "graphql";
import { coverageMapTypeDefs } from "../../src/site/schema/coverage-map";
import { graphqlTypeDefs } from "../../src/site/schema/graphql-types";
import { requiredRootFields, siteTypeDefs } from "../../src/site/schema/non-null-root-fields";
import { contentFiles } from "../../src/content-model/content-files";
import { pictureTypeDefs } from "./picture-file";

/** What Gatsby adds by itself to the types that the site gives it. */
const gatsbyTypeDefs = `
directive @dontInfer on OBJECT
directive @fileByRelativePath on FIELD_DEFINITION
directive @link(by: String) on FIELD_DEFINITION
interface Node { id: ID! }
input StringQueryOperatorInput { eq: String, ne: String, in: [String] }
`;

/** The schema that Gatsby builds, as far as the site asks: the same types, found in the same way. */
export function testSchema(): GraphQLSchema {
  const rootFields = Object.entries(requiredRootFields().Query);
  const keys = new Map(contentFiles.map(({ type, key }) => [type, key]));
  const types = rootFields.map(([field, { type: required }]) => {
    const type = required.replace("!", "");
    const key = keys.get(type);
    return {
      node: `extend type ${type} { id: ID! }`,
      collection: `
        type ${type}Connection { nodes: [${type}!]! totalCount: Int! }
        input ${type}FilterInput { ${key ?? "id"}: StringQueryOperatorInput }`,
      root: `
        ${field}${key ? `(${key}: StringQueryOperatorInput)` : ""}: ${required}
        all${type}(filter: ${type}FilterInput, limit: Int): ${type}Connection!`,
    };
  });
  return buildSchema(
    [
      gatsbyTypeDefs,
      siteTypeDefs,
      pictureTypeDefs,
      graphqlTypeDefs(),
      coverageMapTypeDefs,
      ...types.flatMap(({ node, collection }) => [node, collection]),
      `type Query { ${types.map(({ root }) => root).join("\n")} }`,
    ].join("\n"),
  );
}
