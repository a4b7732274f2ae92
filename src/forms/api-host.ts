/** Where the form calls go. Gatsby writes the setting's value into the bundle when the site is built. */
function host(): string {
  return (process.env.GATSBY_API_HOST ?? "").replace(/\/+$/, "");
}

/** True when this site's own server takes the calls, as it does unless GATSBY_API_HOST names another. */
export function isOwnServer(): boolean {
  return host() === "";
}

/** The address of a call. @param path from the host's root, e.g. /mainsite/submitcontact */
export function apiUrl(path: string): string {
  return host() + path;
}
