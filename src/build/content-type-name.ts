import { type ContentFile, contentFiles } from "../content-model/content-files";

/** The registry's entry for a file of content/, given relative to that folder, or undefined. */
export function contentFileAt(relativePath: string): ContentFile | undefined {
  return contentFiles.find(({ path }) => {
    const [before = "", after] = path.split("*");
    if (after === undefined) return path === relativePath;
    return (
      relativePath.startsWith(before) &&
      relativePath.endsWith(after) &&
      /^[^/]+$/.test(relativePath.slice(before.length, -after.length))
    );
  });
}

/**
 * The `typeName` option of gatsby-transformer-json: the GraphQL type of the node that is made from
 * a file of content/. Throws when the registry does not know the file.
 */
export function contentTypeName({ node }: { node: { relativePath: string } }): string {
  const file = contentFileAt(node.relativePath);
  if (!file) throw new Error(`content/${node.relativePath}: the content model has no such file`);
  return file.type;
}
