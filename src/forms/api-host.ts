/** The host the forms are posted to. Gatsby inlines the setting when it builds the site. */
function host(): string {
  return (process.env.GATSBY_API_HOST ?? "").replace(/\/+$/, "");
}

/** True unless GATSBY_API_HOST names another host than the site's own server. */
export function isOwnServer(): boolean {
  return host() === "";
}

/**
 * Returns the URL to post to.
 * @param path from the host's root, e.g. /mainsite/submitcontact
 */
export function apiUrl(path: string): string {
  return host() + path;
}
