import { getPath, routes } from "./routes";

/** A tile of content/case-studies.json. Missing fields are null in GraphQL. */
interface Tile {
  readonly slug?: string | null | undefined;
  /** The id of a section of the article. */
  readonly part?: string | null | undefined;
  /** Another page instead of an article. */
  readonly to?: string | null | undefined;
}

/** Returns where a mention of a tile links to: its article on this site, otherwise the tile on the page of case studies. */
export function getTileAddress(tile: Tile & { readonly id: string }, host?: string | null): string {
  const hasOwnArticle = !host && Boolean(tile.slug);
  return hasOwnArticle ? getArticleAddress(tile) : `${routes.caseStudies.path}#${tile.id}`;
}

/** Returns where the tile itself links to: its article on this site, or on the host of articles that content names. */
export function getArticleAddress({ slug, part, to }: Tile, host?: string | null): string {
  if (to) return to;
  if (host) return `${host}/case-studies/${slug ?? ""}/`;
  return getPath(routes.caseStudy, slug ?? "") + (part ? `#${part}` : "");
}
