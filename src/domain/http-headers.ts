/** What our own server and static hosts send with each file. */

/** What the policy in a page cannot say (docs/decisions/0038). */
export const framesPolicy = "frame-ancestors 'none'";

/** The policy of what is no page: opened by itself, a drawing has its styles, a film plays, and no script in them runs. */
export const filePolicy = `default-src 'self' data:; script-src 'none'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; ${framesPolicy}`;

/** The headers of every response. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // This is for browsers without support for frame-ancestors.
  "X-Frame-Options": "DENY",
  // The CMS opens a window for the login, which needs its opener.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
};

export const revalidate = "public, max-age=0, must-revalidate";
export const forever = "public, max-age=31536000, immutable";

/** Files with a hash of their content in their name. Gatsby names page data after pages and queries instead. */
const contentHashed = /^(?!page-data\/)(?:static\/|_gatsby\/|.*[-.][0-9a-f]{16,}\.\w+$)/;

/** Returns the Cache-Control of a file by its path in the built site. A file with a hash in its name never changes; all else is revalidated. */
export function cacheControl(path: string): string {
  return contentHashed.test(path) ? forever : revalidate;
}

/**
 * Returns the headers for static hosts by the addresses that they are for, given the names of the files at the root of the
 * built site. Hosts join the values of a header that two rules set, and browsers obey both of two policies: that of files
 * is for those in which a script could run, and would break pages. By themselves hosts have all files revalidated.
 */
export function hostHeaders(names: readonly string[]): Record<string, Record<string, string>> {
  const hashed = names.filter((name) => cacheControl(name) === forever);
  const caching = { "Cache-Control": forever };
  return {
    "/*": { ...securityHeaders, "Content-Security-Policy": framesPolicy },
    "/*.svg": { "Content-Security-Policy": filePolicy },
    "/*.xml": { "Content-Security-Policy": filePolicy },
    "/static/*": caching,
    ...Object.fromEntries(hashed.map((name) => [`/${name}`, caching])),
  };
}
