/** The HTTP headers that our own server and static hosts send with each file. */

/** The one directive that a policy in a page's HTML cannot contain (docs/decisions/0038). */
export const framesPolicy = "frame-ancestors 'none'";

/** The policy of files other than pages. Opened by itself, an SVG keeps its styles and a video plays, but no script runs. */
export const filePolicy = `default-src 'self' data:; script-src 'none'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; ${framesPolicy}`;

/** The headers of every response (docs/decisions/0038). */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // This is for browsers without support for frame-ancestors.
  "X-Frame-Options": "DENY",
  // Popups are allowed because the login window of the CMS needs its opener.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
};

/** The header of every response of a site that no search engine shall list. */
export const hiddenHeaders = { "X-Robots-Tag": "noindex" };

export const revalidate = "public, max-age=0, must-revalidate";
export const forever = "public, max-age=31536000, immutable";

/** Files whose name contains a hash of their content. Page data has other hashes in its names. */
const contentHashed = /^(?!page-data\/)(?:static\/|_gatsby\/|.*[-.][0-9a-f]{16,}\.\w+$)/;

/** Returns the Cache-Control of a file by its path in the built site. Files with a hash in their name never change. */
export function getCacheControl(path: string): string {
  return contentHashed.test(path) ? forever : revalidate;
}

/**
 * Returns the headers for static hosts, by address pattern. Where two rules set the same header, hosts send both values and
 * browsers obey both policies, so the policy of files is set only for types in which a script could run: it would break
 * pages. Hosts revalidate all other files by default.
 * @param names the names of the files at the root of the built site
 */
export function createHostHeaders(
  names: readonly string[],
  isHidden = false,
): Record<string, Record<string, string>> {
  const hashed = names.filter((name) => getCacheControl(name) === forever);
  const caching = { "Cache-Control": forever };
  return {
    "/*": {
      ...securityHeaders,
      "Content-Security-Policy": framesPolicy,
      ...(isHidden && hiddenHeaders),
    },
    "/*.svg": { "Content-Security-Policy": filePolicy },
    "/*.xml": { "Content-Security-Policy": filePolicy },
    "/static/*": caching,
    ...Object.fromEntries(hashed.map((name) => [`/${name}`, caching])),
  };
}
