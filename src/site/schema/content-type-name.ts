import { contentFileAt } from "../../content-model/content-files";

/**
 * The `typeName` option of gatsby-transformer-json: returns the GraphQL type for a file in content/.
 * Throws if the content model does not describe the file.
 */
export function contentTypeName({ node }: { node: { relativePath: string } }): string {
  const file = contentFileAt(node.relativePath);
  if (!file) throw new Error(`content/${node.relativePath}: the content model has no such file`);
  return file.type;
}
