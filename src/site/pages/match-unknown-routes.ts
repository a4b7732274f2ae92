import type { CreatePageArgs } from "gatsby";

/**
 * Makes /404 the client-side route for every path that no page has. Otherwise Gatsby requests the
 * page data of the unknown path, gets a 404, and reloads the page once more.
 */
export function matchUnknownRoutes({ page, actions }: CreatePageArgs): void {
  if (page.path !== "/404" || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: "/*" });
}
