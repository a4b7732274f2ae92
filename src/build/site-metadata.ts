import { contentDirectory, readContentFolder } from "../content/check/content-folder";

/** The site's address. Gatsby asks for it before the check of content, which stops a build whose content has none. */
export function siteMetadata() {
  const { GATSBY_SITE_URL = "" } = process.env;
  const company = readContentFolder(contentDirectory()).sources.find(
    ({ file }) => file.type === "Company",
  );
  const url = company?.values.find(({ path }) => path.join() === "url")?.value ?? "";
  return { siteUrl: GATSBY_SITE_URL || url };
}
