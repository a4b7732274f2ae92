import { contentFileAt } from "../../content-model/content-files";

/**
 * The `typeName` option of gatsby-transformer-json: the GraphQL type of the node that is made from
 * a file of content/. Throws when the registry does not know the file.
 */
export function contentTypeName({ node }: { node: { relativePath: string } }): string {
  const file = contentFileAt(node.relativePath);
  if (!file) throw new Error(`content/${node.relativePath}: the content model has no such file`);
  return file.type;
}
