import { pathTo, routes } from "./routes";

/** A tile of content/case-studies.json. GraphQL has null for what it leaves out. */
interface Tile {
  readonly slug?: string | null | undefined;
  /** The id of the part of the article that is about it. */
  readonly part?: string | null | undefined;
  /** Another page instead of an article. */
  readonly to?: string | null | undefined;
}

/** Where something leads that names a tile: to its article on this site, otherwise to the tile on the page of all. */
export function addressOfTile(tile: Tile & { readonly id: string }, host?: string | null): string {
  const isHere = !host && Boolean(tile.slug);
  return isHere ? caseStudyLink(tile) : `${routes.caseStudies.path}#${tile.id}`;
}

/** Where a tile leads: to its article on this site, or on the site that content names as the host of articles. */
export function caseStudyLink({ slug, part, to }: Tile, host?: string | null): string {
  if (to) return to;
  if (host) return `${host}/case-studies/${slug ?? ""}/`;
  return pathTo(routes.caseStudy, slug ?? "") + (part ? `#${part}` : "");
}
