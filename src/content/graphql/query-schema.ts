import { buildSchema, type GraphQLSchema } from "graphql";
import { contentFiles } from "../model/content-files";
import { computedFields, firstLower, typeDefs } from "./site-schema";

/** What Gatsby adds to the definitions of the site; of its pictures, what the site's queries ask for. */
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

/** The part of Gatsby's schema that the site queries, from the same types. Gatsby's build validates them and the queries. */
export function querySchema(): GraphQLSchema {
  const roots = contentFiles.map(
    ({ type, key }) => `
    type ${type}Connection { nodes: [${type}!]! }
    extend type Query {
      ${firstLower(type)}${key ? `(${key}: StringQueryOperatorInput)` : ""}: ${type}!
      all${type}: ${type}Connection!
    }`,
  );
  const computed = Object.entries(computedFields).flatMap(([type, fields]) =>
    Object.entries(fields).map(([name, field]) => `extend type ${type} { ${name}: ${field.type} }`),
  );
  const definitions = [gatsbyTypeDefs, ...typeDefs(), ...roots, ...computed].join("\n");
  return buildSchema(definitions, { assumeValid: true, assumeValidSDL: true });
}
