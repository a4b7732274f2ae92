import { contentDirectory } from "./content-directory.cjs";
import { companyText, readContentFolder } from "./content-folder";

/** The site's address. Gatsby asks for it before the check of content, which stops a build whose content has none. */
export function siteMetadata() {
  const { GATSBY_SITE_URL = "" } = process.env;
  const { sources } = readContentFolder(contentDirectory());
  return { siteUrl: GATSBY_SITE_URL || companyText(sources, "url") };
}
