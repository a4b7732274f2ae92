import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { contentFiles } from "../content/model/content-files";
import { pages, pathTo, type SitePage } from "../domain/site-pages";
import { pageContext } from "../domain/page-context";

/**
 * Creates the pages of the table that have no file of their own in src/pages, one for each file of a collection.
 * Throws if Gatsby cannot answer the query.
 */
export async function createSitePages(gatsby: CreatePagesArgs): Promise<void> {
  for (const page of pages) {
    const { path: pattern, alias, matchPath, component: file } = page;
    const component = path.resolve("src", file);
    if (pattern.includes("*")) {
      const names = await namesOf(page, gatsby);
      for (const name of names) {
        const context = pageContext(names, name);
        gatsby.actions.createPage({ path: pathTo(page, name), component, context });
      }
    } else if (!file.startsWith("pages/")) {
      gatsby.actions.createPage({
        path: pattern,
        component,
        context: {},
        ...(matchPath && { matchPath }),
      });
    }
    if (alias !== undefined) gatsby.actions.createPage({ path: alias, component, context: {} });
  }
}

/** The sorted names of the content files of which a page has one for each. */
async function namesOf({ content }: SitePage, gatsby: CreatePagesArgs) {
  const { type, key } = contentFiles.find((file) => file.path === content) ?? {};
  if (type === undefined || key === undefined) {
    throw new Error(`${content ?? "a page"}: expected a collection of the content model`);
  }
  const query = `{ all: all${type}(sort: { ${key}: ASC }) { nodes { name: ${key} } } }`;
  const result = await gatsby.graphql<{ all: { nodes: readonly { name: string }[] } }>(query);
  if (!result.data) throw new Error(`No names of ${type}`, { cause: result.errors });
  return result.data.all.nodes.map(({ name }) => name);
}

/** Makes /404 the route for unknown paths: otherwise Gatsby would request the page data of one, and reload the page. */
export function routeUnknownPaths({ page, actions }: CreatePageArgs): void {
  const known = pages.find(({ path: pattern }) => pattern === page.path);
  const matchPath = known?.matchPath;
  if (matchPath === undefined || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath });
}
