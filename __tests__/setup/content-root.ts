/** The real content as the root value of a query. */
import { posix, resolve } from "node:path";
import { annotatedValues, type JsonPath } from "../../src/content-model/annotated-values";
import { type ContentSource, readContentFolder } from "../../src/site/content/content-folder";
import { siteMetadata } from "../../src/site/site-metadata";
import { pictureFile } from "./picture-file";

type ContentNode = Record<string, unknown>;

interface Condition {
  readonly eq?: unknown;
  readonly ne?: unknown;
  readonly in?: readonly unknown[];
}
type Filter = Readonly<Record<string, Condition>>;

/** Returns a field for each content type: `homePage`, `service(name: ...)`, `allService { nodes }`. */
export function contentRoot(contentDir = "content"): Record<string, unknown> {
  const nodes = readContentFolder(resolve(contentDir)).sources.map((source) => ({
    source,
    node: parse(source),
  }));
  const nodesOf = (type: string) =>
    nodes.filter(({ source }) => source.file.type === type).map(({ node }) => node);

  const root: Record<string, unknown> = { site: { siteMetadata: siteMetadata() } };
  for (const { source, node } of nodes) {
    const { type } = source.file;
    root[firstLower(type)] = (filter: Filter) =>
      nodesOf(type).find((each) => matches(each, filter)) ?? null;
    root[`all${type}`] = ({ filter = {}, limit }: { filter?: Filter; limit?: number }) => {
      const found = nodesOf(type).filter((each) => matches(each, filter));
      return { nodes: found.slice(0, limit), totalCount: found.length };
    };
    linkNode(source, node, nodesOf);
  }
  return root;
}

function parse({ text }: ContentSource): ContentNode {
  return JSON.parse(text);
}

function firstLower(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}

function matches(node: ContentNode, filter: Filter): boolean {
  return Object.entries(filter).every(([key, { eq, ne, in: among }]) => {
    const value = node[key];
    return (
      (eq === undefined || value === eq) &&
      (ne === undefined || value !== ne) &&
      (among === undefined || among.includes(value))
    );
  });
}

/** Replaces picture paths by File nodes, and references by the nodes they name. */
function linkNode(
  { file, json, path: from }: ContentSource,
  node: ContentNode,
  nodesOf: (type: string) => ContentNode[],
): void {
  for (const { path, value, meta } of annotatedValues(file.schema, json.value)) {
    if (meta.image) replace(node, path, pictureFile(posix.join(posix.dirname(from), value)));
    if (meta.reference) {
      const { type, by } = meta.reference;
      replace(
        node,
        path,
        nodesOf(type).find((each) => each[by] === value),
      );
    }
  }
}

function replace(node: ContentNode, path: JsonPath, value: unknown): void {
  const owner = path
    .slice(0, -1)
    .reduce<object>((inner, step) => Object(Reflect.get(inner, step)), node);
  Reflect.set(owner, path.at(-1) ?? "", value);
}
