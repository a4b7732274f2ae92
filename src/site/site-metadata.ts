import { existsSync } from "node:fs";
import { join } from "node:path";
import { companyOf, readContentFolder } from "../content-check/content-folder";
import { sharePictures } from "./share-picture-files";

/** The site's name, its address, and the share pictures that have been drawn and are up to date. */
export function siteMetadata() {
  const { name, url, pictures } = readContent();
  const { GATSBY_SITE_URL = "" } = process.env;
  const drawn = pictures.filter(({ file }) => existsSync(join("static", file)));
  return {
    title: name,
    siteUrl: GATSBY_SITE_URL === "" ? url : GATSBY_SITE_URL,
    sharePictures: drawn.map(({ route, file }) => ({ route, file })),
  };
}

/**
 * Returns placeholders if the content has mistakes: Gatsby reads its configuration before anything can be reported, and
 * the content check that runs next stops the build.
 */
function readContent() {
  try {
    const { name, url } = companyOf(readContentFolder("content").sources);
    return { name, url, pictures: sharePictures() };
  } catch {
    return { name: "Site", url: "https://site.example", pictures: [] };
  }
}
