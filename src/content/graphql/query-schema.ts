import { buildSchema, type GraphQLSchema } from "graphql";
import { contentFiles } from "../model/content-files";
import { computedFields, toRootField, createTypeDefs } from "./site-schema";

/** The types that Gatsby adds to the site's; of its picture types only the fields that the site queries. */
const gatsbyTypeDefs = `
type Query { site: Site! }
interface Node { id: ID! }
input StringQueryOperatorInput { eq: String }
type File { childImageSharp: ImageSharp }
scalar GatsbyImageData
enum ImageCropFocus { EAST }
enum ImageFormat { JPG }
enum ImagePlaceholder { NONE }
input TransformOptions { cropFocus: ImageCropFocus }
type ImageSharp {
  resize(
    width: Int, height: Int, cropFocus: ImageCropFocus, toFormat: ImageFormat, quality: Int
  ): ImageSharpResize
  gatsbyImageData(
    width: Int
    height: Int
    aspectRatio: Float
    placeholder: ImagePlaceholder
    outputPixelDensities: [Float]
    transformOptions: TransformOptions
  ): GatsbyImageData!
}
type ImageSharpResize { src: String, width: Int, height: Int }
`;

/** Returns the part of Gatsby's schema that the site queries, built from the same definitions. */
export function buildQuerySchema(): GraphQLSchema {
  const roots = contentFiles.map(
    ({ type, key }) => `
    type ${type}Connection { nodes: [${type}!]! }
    extend type Query {
      ${toRootField(type)}${key ? `(${key}: StringQueryOperatorInput)` : ""}: ${type}!
      all${type}: ${type}Connection!
    }`,
  );
  const computed = Object.entries(computedFields).flatMap(([type, fields]) =>
    Object.entries(fields).map(([name, field]) => `extend type ${type} { ${name}: ${field.type} }`),
  );
  const definitions = [gatsbyTypeDefs, ...createTypeDefs(), ...roots, ...computed].join("\n");
  return buildSchema(definitions, { assumeValid: true, assumeValidSDL: true });
}
