import { annotatedValues, type JsonPath } from "../../content-model/annotated-values";
import { type ContentFile, contentFileAt } from "../../content-model/content-files";
import { firstLower } from "../schema/resolvers";

type ContentNode = Record<string, unknown>;

type Filter = Readonly<Record<string, { readonly eq?: unknown }>>;

export interface Content {
  /** The parsed content files by their paths relative to content/. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Returns the File node of a picture, given relative to content/. */
  readonly pictureFile: (path: string) => unknown;
  readonly siteMetadata: Queries.SiteMetadata;
}

interface Source {
  readonly path: string;
  readonly file: ContentFile;
  readonly node: ContentNode;
}

/** Returns a field for each content type: `homePage`, `service(name: ...)`, `allService { nodes }`. */
export function contentRoot(content: Content): ContentNode {
  const sources = Object.entries(content.files).flatMap(([path, value]) => sourceOf(path, value));
  const nodesOf = (type: string) =>
    sources.filter(({ file }) => file.type === type).map(({ node }) => node);

  const root: ContentNode = { site: { siteMetadata: content.siteMetadata } };
  for (const source of sources) {
    const { type } = source.file;
    root[firstLower(type)] = (filter: Filter) =>
      nodesOf(type).find((each) => matches(each, filter)) ?? null;
    root[`all${type}`] = () => ({ nodes: nodesOf(type) });
    linkNode(source, content, nodesOf);
  }
  return root;
}

/** The node is a copy, because its pictures and references are replaced. */
function sourceOf(path: string, value: unknown): Source[] {
  const file = contentFileAt(path);
  if (!file) return [];
  const node = JSON.parse(JSON.stringify(value)) as ContentNode;
  return [{ path, file, node }];
}

function matches(node: ContentNode, filter: Filter): boolean {
  return Object.entries(filter).every(([key, { eq }]) => eq === undefined || node[key] === eq);
}

/** Replaces picture paths by File nodes, and references by the nodes they name. */
function linkNode(
  { path: from, file, node }: Source,
  { files, pictureFile }: Content,
  nodesOf: (type: string) => ContentNode[],
): void {
  for (const { path, value, meta } of annotatedValues(file.schema, files[from])) {
    if (meta.image) replace(node, path, pictureFile(picturePath(from, value)));
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

/**
 * Returns the path of a picture relative to content/.
 * @param from the content file that names it, also relative
 */
export function picturePath(from: string, value: string): string {
  const folders = from.split("/").slice(0, -1);
  for (const step of value.split("/")) {
    if (step === "..") folders.pop();
    else if (step !== ".") folders.push(step);
  }
  return folders.join("/");
}

function replace(node: ContentNode, path: JsonPath, value: unknown): void {
  const owner = path
    .slice(0, -1)
    .reduce<object>((inner, step) => Reflect.get(inner, step) as object, node);
  Reflect.set(owner, path.at(-1) ?? "", value);
}
