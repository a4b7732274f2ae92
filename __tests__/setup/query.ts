/** Runs the site's GraphQL queries against the real content, with an item in each list, without Gatsby. */
import { basename } from "node:path";
import type { StaticQueryDocument } from "gatsby";
import { readSiteMetadata } from "../../src/content/site-metadata";
import {
  type Changes,
  mapPathsToValues,
  readContentFolder,
} from "../../src/content/source/content-folder";
import { createContentRoot } from "../../src/content/graphql/content-root";
import { createPlainPicture } from "../../src/content/graphql/plain-picture";
import { registerFragments, runQuery } from "../../src/content/graphql/run-query";
import { contentDir } from "./content";
import { fillParts } from "./fill-parts";

const findPicture = (path: string) => createPlainPicture(`/static/${basename(path)}`);

const filesOf = (dir: string, changes?: Changes) =>
  mapPathsToValues(readContentFolder(dir, changes).sources);

let root: ReturnType<typeof createContentRoot> | undefined;
let hasFragments = false;

/** From now on, queries of this test file read another folder of content. */
export function readContentFrom(dir: string, changes?: Changes): void {
  const files = filesOf(dir, changes);
  root = createContentRoot({ files, findPicture, siteMetadata: readSiteMetadata });
}

/** As in Gatsby, a query may use any fragment of the site. */
export function registerSiteFragments(): void {
  const siteQueries: string[] = JSON.parse(process.env.SITE_QUERIES ?? "[]");
  siteQueries.forEach(registerFragments);
}

/** Returns the data of a query, as `runQuery` does. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in useStaticQuery
export function queryContent<Data>(
  query: string | StaticQueryDocument,
  variables: Readonly<Record<string, unknown>> = {},
): Data {
  if (!hasFragments) {
    registerSiteFragments();
    hasFragments = true;
  }
  root ??= createContentRoot({
    files: fillParts(filesOf(contentDir)),
    findPicture,
    siteMetadata: readSiteMetadata,
  });
  // Gatsby types the value of the `graphql` tag as a document; in tests it is the query text.
  return runQuery(String(query), variables, root);
}
