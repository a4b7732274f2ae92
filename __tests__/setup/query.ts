/** Runs the site's GraphQL queries against the real content, with an item in each list, without Gatsby. */
import { basename } from "node:path";
import type { StaticQueryDocument } from "gatsby";
import { siteMetadata } from "../../src/content/site-metadata";
import { readContentFolder, valuesOf } from "../../src/content/content-folder";
import { contentRoot } from "../../src/content/graphql/content-root";
import { plainPicture } from "../../src/content/graphql/plain-picture";
import { sourceQueries } from "../../src/content/graphql/source-queries";
import { registerFragments, runQuery } from "../../src/content/graphql/run-query";
import { contentDir } from "./content";
import { filled } from "./filled-content";

const pictureFile = (path: string) => plainPicture(`/static/${basename(path)}`);

const filesOf = (dir: string) => valuesOf(readContentFolder(dir).sources);

let root: ReturnType<typeof contentRoot> | undefined;
let hasFragments = false;

/** From now on, queries of this test file read another folder of content. */
export function readContentFrom(dir: string): void {
  root = contentRoot({ files: filesOf(dir), pictureFile, siteMetadata });
}

/** Returns the data of a query, as `runQuery` does. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in useStaticQuery
export function queryContent<Data>(
  query: string | StaticQueryDocument,
  variables: Readonly<Record<string, unknown>> = {},
): Data {
  if (!hasFragments) {
    // As in Gatsby, a query may use any fragment of the site.
    sourceQueries("src").forEach(registerFragments);
    hasFragments = true;
  }
  root ??= contentRoot({ files: filled(filesOf(contentDir)), pictureFile, siteMetadata });
  // Gatsby types the value of the `graphql` tag as a document; in tests it is the query text.
  return runQuery(String(query), variables, root);
}
