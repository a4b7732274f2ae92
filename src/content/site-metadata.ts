import { contentDirectory } from "./content-directory.cjs";
import { findCompanyText, readContentFolder } from "./content-folder";

/** Returns the site's address; empty if content has none, because Gatsby asks before the content check can stop the build. */
export function readSiteMetadata() {
  const { GATSBY_SITE_URL = "" } = process.env;
  const { sources } = readContentFolder(contentDirectory());
  return { siteUrl: GATSBY_SITE_URL || findCompanyText(sources, "url") };
}
