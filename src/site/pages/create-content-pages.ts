import path from "node:path";
import type { CreatePagesArgs } from "gatsby";

interface ContentNames {
  allService: { nodes: { name: string }[] };
  allLegalDocument: { nodes: { slug: string }[] };
}

/**
 * The pages that no file of src/pages stands for: one for each service and each legal document, one
 * for every service that does not exist (decided in the browser, answered with status 404 by the
 * server), and `/services`, where "Back to Services" leads.
 */
export async function createContentPages({ actions, graphql, reporter }: CreatePagesArgs) {
  const { data, errors } = await graphql<ContentNames>(`
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
  `);
  if (!data) {
    reporter.panicOnBuild("The names of services and legal documents could not be queried", errors);
    return;
  }

  for (const { name } of data.allService.nodes) {
    actions.createPage({
      path: `/services/${name}`,
      component: path.resolve("src/templates/service-detail.tsx"),
      context: { name },
    });
  }
  for (const { slug } of data.allLegalDocument.nodes) {
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
