import { contentDirectory } from "./content-directory.cjs";
import { isOrigin } from "../lib/parse-settings";
import { findCompanyText, readContentFolder } from "./source/content-folder";

/** Returns the site's address. Gatsby asks before the check of settings and content, which refuses a wrong one by its name. */
export function readSiteMetadata() {
  const given = process.env.GATSBY_SITE_URL?.trim() ?? "";
  const { sources } = readContentFolder(contentDirectory());
  return { siteUrl: isOrigin(given) ? given : findCompanyText(sources, "url") };
}
