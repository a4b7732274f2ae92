import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { serviceContext } from "./service-context";

interface ContentNames {
  allService: { nodes: { name: string }[] };
  allLegalDocument: { nodes: { slug: string }[] };
}

const contentNames = `
  query ContentNames {
    allService {
      nodes {
        name
      }
    }
    allLegalDocument {
      nodes {
        slug
      }
    }
  }
`;

/**
 * Creates the pages that have no file in src/pages: one for each service and legal document, the page
 * for unknown services (which the server sends with status 404), and `/services`, the target of
 * "Back to Services".
 */
export async function createContentPages(api: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = api;
  const result: { data?: ContentNames; errors?: Error[] } =
    await api.graphql<ContentNames>(contentNames);
  if (!result.data) {
    reporter.panicOnBuild(
      "Could not query the names of services and legal documents",
      result.errors,
    );
    return;
  }

  // Sorted, because an edited service moves to the end of Gatsby's list.
  const names = result.data.allService.nodes.map(({ name }) => name).sort();
  for (const name of names) {
    actions.createPage({
      path: `/services/${name}`,
      component: path.resolve("src/templates/service-detail.tsx"),
      context: serviceContext(names, name),
    });
  }
  for (const { slug } of result.data.allLegalDocument.nodes) {
    actions.createPage({
      path: `/${slug}`,
      component: path.resolve("src/templates/legal-document.tsx"),
      context: { slug },
    });
  }
  actions.createPage({
    path: "/services/unknown",
    matchPath: "/services/*",
    component: path.resolve("src/templates/service-not-found.tsx"),
    context: {},
  });
  actions.createPage({
    path: "/services",
    component: path.resolve("src/pages/service.tsx"),
    context: {},
  });
}

/**
 * Makes /404 the client-side route for every path that no page has. Otherwise Gatsby requests the
 * page data of the unknown path, gets a 404, and reloads the page once more.
 */
export function matchUnknownRoutes({ page, actions }: CreatePageArgs): void {
  if (page.path !== "/404" || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: "/*" });
}
