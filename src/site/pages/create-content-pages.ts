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
 * Creates the pages without a file in src/pages: services, legal documents, the page for unknown services, and
 * `/services`.
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

/** Makes /404 the route for unknown paths. Otherwise Gatsby would request their page data and reload the page. */
export function matchUnknownRoutes({ page, actions }: CreatePageArgs): void {
  if (page.path !== "/404" || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: "/*" });
}
