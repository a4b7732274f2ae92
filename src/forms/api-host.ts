/** The host the forms are posted to; empty for the site's own server. Gatsby inlines the setting when it builds the site. */
export function apiHost(): string {
  return (process.env.GATSBY_API_HOST ?? "").replace(/\/+$/, "");
}
