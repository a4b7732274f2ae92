import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { contentFiles, findContentOfRoute, findRouteOfContent } from "../model/content-files";
import { isNeeded } from "../model/needed-words";
import {
  allRoutes,
  getPath,
  type Route,
  type RouteKey,
  routeKeys,
  routes,
} from "../../domain/routes";
import { createPageContext } from "./page-context";

/**
 * Creates the pages of the routes that have no file of their own in src/pages, one for each file of a collection, and the
 * redirects of content. Throws if Gatsby cannot answer the query.
 * @param components the file of each route's component
 */
export async function createRoutePages(
  gatsby: CreatePagesArgs,
  components: Readonly<Record<RouteKey, string>>,
): Promise<void> {
  const { createPage } = gatsby.actions;
  for (const key of routeKeys) {
    const { path: pattern, alias, matchPath }: Route = routes[key];
    const component = path.resolve(components[key]);
    if (pattern.includes("*")) {
      const names = await queryNames(key, gatsby);
      for (const name of names) {
        createPage({
          path: getPath(routes[key], name),
          component,
          context: createPageContext(names, name),
        });
      }
    } else if (!components[key].startsWith("src/pages/")) {
      createPage({ path: pattern, component, context: {}, ...(matchPath && { matchPath }) });
    }
    if (alias !== undefined) createPage({ path: alias, component, context: {} });
  }
  await createRedirects(gatsby);
}

/** Registers the redirects with Gatsby, from which plugins for hosts take them. */
async function createRedirects(gatsby: CreatePagesArgs): Promise<void> {
  const result = await gatsby.graphql<{ redirects: Pick<Queries.Redirects, "items"> }>(
    "{ redirects { items { from to } } }",
  );
  if (!result.data) throw new Error("No redirects", { cause: result.errors });
  for (const { from, to } of result.data.redirects.items) {
    gatsby.actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
}

/** Queries the names of a collection's files, sorted; the route has a page for each. */
async function queryNames(route: RouteKey, gatsby: CreatePagesArgs) {
  const { type, key } = findContentOfRoute(route) ?? {};
  if (type === undefined || key === undefined) {
    throw new Error(`${route}: expected a collection of the content model`);
  }
  const query = `{ all: all${type}(sort: { ${key}: ASC }) { nodes { name: ${key} } } }`;
  const result = await gatsby.graphql<{ all: { nodes: readonly { name: string }[] } }>(query);
  if (!result.data) throw new Error(`No names of ${type}`, { cause: result.errors });
  return result.data.all.nodes.map(({ name }) => name);
}

/** Lets /404 match every unknown path. Otherwise Gatsby would look for the path's page data and, without it, reload the page. */
export function routeUnknownPaths({ page, actions }: CreatePageArgs): void {
  const matchPath = allRoutes.find(({ path: pattern }) => pattern === page.path)?.matchPath;
  if (matchPath === undefined || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath });
}

/** Takes out a page of src/pages whose content nothing needs. In `npm run dev`, it comes back with the next start. */
export function leaveOutUnneeded(
  { page, actions }: CreatePageArgs,
  sources: Parameters<typeof isNeeded>[1],
): void {
  const file = contentFiles.find((each) => findRouteOfContent(each)?.path === page.path);
  if (file && !isNeeded(file.path, sources)) actions.deletePage(page);
}
