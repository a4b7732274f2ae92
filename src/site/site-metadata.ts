import { readFileSync } from "node:fs";
import { company } from "../content-model/company";
import { drawnSharePictures } from "./share-pictures";

/**
 * The site's name, address and share pictures. Returns placeholders if the file is invalid: Gatsby reads its
 * configuration before anything can be reported, and the content check that runs next stops the build.
 */
export function siteMetadata() {
  const { name, url } = readCompany() ?? { name: "Site", url: "https://site.example" };
  const { GATSBY_SITE_URL = "" } = process.env;
  const siteUrl = GATSBY_SITE_URL === "" ? url : GATSBY_SITE_URL;
  return { title: name, siteUrl, sharePictures: drawnSharePictures() };
}

function readCompany() {
  try {
    return company.safeParse(JSON.parse(readFileSync("content/company.json", "utf8"))).data;
  } catch {
    return undefined;
  }
}
