import { contentFileAt, contentFiles } from "../model/content-files";
import { valueAt } from "../model/map-parts";
import { firstLower } from "./site-schema";

type Filter = Readonly<Record<string, { readonly eq: unknown }>>;

interface Content {
  /** The parsed content files by their paths relative to content/. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Returns the File node of a picture, given as a content file has it. */
  readonly pictureFile: (path: string) => unknown;
  /** What the heads of pages query, which the preview does not render. */
  readonly siteMetadata?: () => Queries.SiteMetadata;
}

export type ContentRoot = ReturnType<typeof contentRoot>;

/** Returns a field for each content type: `homePage`, `service(name: ...)`, `allService { nodes }`. */
export function contentRoot({ files, pictureFile, siteMetadata }: Content) {
  const entries = Object.entries(files);
  const nodesOf = (type: string) =>
    entries.filter(([path]) => contentFileAt(path)?.type === type).map(([, node]) => node);
  const find = (type: string, filter: Filter) => {
    const isMeant = (node: unknown) =>
      Object.entries(filter).every(([key, { eq }]) => valueAt(node, [key]) === eq);
    return nodesOf(type).find(isMeant) ?? null;
  };
  const keyOf = (type: string) => contentFiles.find((file) => file.type === type)?.key ?? "name";
  const fields: Record<string, unknown> = {};
  for (const { type } of contentFiles) {
    fields[firstLower(type)] = (filter: Filter) => find(type, filter);
    fields[`all${type}`] = () => ({ nodes: nodesOf(type) });
  }
  return {
    ...fields,
    site: { siteMetadata },
    nodesOf,
    /** Returns the node that a string in a content file stands for: a picture, or another file by its key. */
    namedNode(type: string, name: string): unknown {
      if (type === "File") return pictureFile(name);
      return find(type, { [keyOf(type)]: { eq: name } });
    },
  };
}
