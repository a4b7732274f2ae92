export const revalidate = "public, max-age=0, must-revalidate";
export const forever = "public, max-age=31536000, immutable";

/**
 * The addresses of files with a hash of their content in their name. Gatsby names page data after pages and
 * queries, so a hash there says nothing about the content.
 */
export const contentHashed = /^\/(?!page-data\/)(?:static\/|_gatsby\/|.*[-.][0-9a-f]{16,}\.\w+$)/;

/**
 * The Cache-Control header for a file, by its path in the built site. A file with a content hash in its name
 * never changes and is cached for a year; anything else is revalidated on each request.
 */
export function cacheControl(path: string): string {
  return contentHashed.test(`/${path}`) ? forever : revalidate;
}
