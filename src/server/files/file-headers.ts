import { framesPolicy } from "../http/security-headers";

export const revalidate = "public, max-age=0, must-revalidate";
export const forever = "public, max-age=31536000, immutable";

/** Files with a hash of their content in their name. Gatsby names page data after pages and queries instead. */
const contentHashed = /^(?!page-data\/)(?:static\/|_gatsby\/|.*[-.][0-9a-f]{16,}\.\w+$)/;

/** Pictures, icons and share pictures, which other sites show beside a link to this one. */
const picture = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;

const page = /\.x?html?$/;

/** Returns the Cache-Control of a file by its path in the built site. A file with a hash in its name never changes; all else is revalidated. */
export function cacheControl(path: string): string {
  return contentHashed.test(path) ? forever : revalidate;
}

/** The headers of a file, by its path in the built site, besides those of every response. */
export function fileHeaders(path: string): Record<string, string> {
  return {
    "Cache-Control": cacheControl(path),
    // Needed on uncompressed responses too: caches must not mix up encodings.
    Vary: "Accept-Encoding",
    ...(picture.test(path) && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    // The rest of its policy is in the page.
    ...(page.test(path) && { "Content-Security-Policy": framesPolicy }),
  };
}
