export const revalidate = "public, max-age=0, must-revalidate";
export const forever = "public, max-age=31536000, immutable";

/** Files with a hash of their content in their name. Gatsby names page data after pages and queries instead. */
export const contentHashed = /^\/(?!page-data\/)(?:static\/|_gatsby\/|.*[-.][0-9a-f]{16,}\.\w+$)/;

/** By the path in the built site. A file with a hash in its name never changes; all else is revalidated. */
export function cacheControl(path: string): string {
  return contentHashed.test(`/${path}`) ? forever : revalidate;
}
