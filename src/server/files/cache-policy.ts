/** How long browsers and caches may keep a file of the built site. */

const revalidate = "public, max-age=0, must-revalidate";
const forever = "public, max-age=31536000, immutable";

/**
 * The Cache-Control of a file, by its path in the built site. A name that carries a hash of its content
 * never changes its content, so it is kept for a year; everything else is asked for again each time, and
 * answered with 304 as long as it is the same.
 */
export function cacheControl(path: string): string {
  // Gatsby names page data after pages and queries, not after content, so it is never kept.
  if (path.startsWith("page-data/")) return revalidate;
  if (path.startsWith("static/") || path.startsWith("_gatsby/")) return forever;
  return /[-.][0-9a-f]{16,}\.\w+$/.test(path) ? forever : revalidate;
}
