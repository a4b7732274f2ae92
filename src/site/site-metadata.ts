import { readFileSync } from "node:fs";
import { company } from "../content-model/company";

/**
 * Returns the site's name and address from content/company.json; `GATSBY_SITE_URL` overrides the
 * address unless it is empty. Returns placeholders if the file is invalid: Gatsby reads its configuration before
 * anything can be reported, and the content check that runs next stops the build.
 */
export function siteMetadata(): { title: string; siteUrl: string } {
  const { name, url } = readCompany() ?? { name: "Site", url: "https://site.example" };
  const { GATSBY_SITE_URL = "" } = process.env;
  return { title: name, siteUrl: GATSBY_SITE_URL === "" ? url : GATSBY_SITE_URL };
}

function readCompany() {
  try {
    return company.safeParse(JSON.parse(readFileSync("content/company.json", "utf8"))).data;
  } catch {
    return undefined;
  }
}
