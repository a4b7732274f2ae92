import { readFileSync } from "node:fs";
import { company } from "../content-model/company";

/**
 * The site's name and address, from content/company.json; `GATSBY_SITE_URL` overrides the address.
 * A broken file yields placeholders here, because Gatsby reads its configuration before anything can
 * be reported: the content check, which runs next, names the fault and stops the build.
 */
export function siteMetadata(): { title: string; siteUrl: string } {
  const { name, url } = readCompany() ?? { name: "Site", url: "https://site.example" };
  return { title: name, siteUrl: process.env.GATSBY_SITE_URL ?? url };
}

function readCompany() {
  try {
    return company.safeParse(JSON.parse(readFileSync("content/company.json", "utf8"))).data;
  } catch {
    return undefined;
  }
}
