import { companyOf, readContentFolder } from "../content/check/content-folder";

/** The site's address. */
export function siteMetadata() {
  const { GATSBY_SITE_URL = "" } = process.env;
  try {
    return { siteUrl: GATSBY_SITE_URL || companyOf(readContentFolder("content").sources).url };
  } catch {
    // The content has mistakes. Gatsby reads its configuration before the check of content stops it.
    return { siteUrl: "https://site.example" };
  }
}
