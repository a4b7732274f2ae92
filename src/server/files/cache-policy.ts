const revalidate = "public, max-age=0, must-revalidate";
const forever = "public, max-age=31536000, immutable";

/**
 * The Cache-Control header for a file, by its path in the built site. A file with a content hash in its name
 * never changes and is cached for a year; anything else is revalidated on each request.
 */
export function cacheControl(path: string): string {
  return neverChanges(path) ? forever : revalidate;
}

/** Whether the name of a file, by its path in the built site, has a hash of its content. */
export function neverChanges(path: string): boolean {
  // Gatsby names page data after pages and queries, so a hash there says nothing about the content.
  if (path.startsWith("page-data/")) return false;
  if (path.startsWith("static/") || path.startsWith("_gatsby/")) return true;
  return /[-.][0-9a-f]{16,}\.\w+$/.test(path);
}
