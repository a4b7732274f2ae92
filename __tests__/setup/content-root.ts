/** The content in a folder as the root value of a query. */
import { basename, resolve } from "node:path";
import { contentRoot as rootOf } from "../../src/content/graphql/content-root";
import { readContentFolder, valuesOf } from "../../src/content/check/content-folder";
import { siteMetadata } from "../../src/build/site-metadata";
import { plainPicture } from "../../src/content/graphql/plain-picture";

type Files = Readonly<Record<string, unknown>>;

/** A File node of a picture, given as a content file has it. */
const pictureFile = (path: string) => plainPicture(`/static/${basename(path)}`);

/** @param change of the files, by their paths */
export function contentRoot(contentDir: string, change = (files: Files) => files) {
  const { sources } = readContentFolder(resolve(contentDir));
  const files = change(valuesOf(sources));
  return rootOf({ files, pictureFile, siteMetadata });
}
