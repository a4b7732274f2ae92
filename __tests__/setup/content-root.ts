/** The content in a folder as the root value of a query. */
import { resolve } from "node:path";
import { contentRoot as rootOf } from "../../src/site/without-gatsby/content-root";
import { readContentFolder } from "../../src/content-check/content-folder";
import { siteMetadata } from "../../src/site/site-metadata";
import { pictureFile } from "./picture-file";

export function contentRoot(contentDir = "content") {
  const { sources } = readContentFolder(resolve(contentDir));
  const files = Object.fromEntries(sources.map(({ path, json }) => [path, json.value]));
  return rootOf({ files, pictureFile, siteMetadata: siteMetadata() });
}
