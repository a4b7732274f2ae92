import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs, Page } from "gatsby";
import { serviceContext } from "./service-context";

const query = `{
  allService(sort: { name: ASC }) { nodes { name } }
  allLegalDocument { nodes { slug } }
}`;

interface Names {
  allService: Nodes<"name">;
  allLegalDocument: Nodes<"slug">;
}

type Nodes<Key extends string> = { readonly nodes: readonly Record<Key, string>[] };

/** Creates the pages without a file in src/pages. Throws if Gatsby cannot answer the query. */
export async function createContentPages(gatsby: CreatePagesArgs): Promise<void> {
  const result = await gatsby.graphql<Names>(query);
  const { data } = result;
  if (!data) throw new Error("No names of the pages to create", { cause: result.errors });
  const create = (component: string, page: Omit<Page, "component">) =>
    gatsby.actions.createPage({ component: path.resolve("src", component), context: {}, ...page });

  const names = data.allService.nodes.map(({ name }) => name);
  for (const name of names) {
    const context = serviceContext(names, name);
    create("templates/service-detail.tsx", { path: `/services/${name}`, context });
  }
  for (const { slug } of data.allLegalDocument.nodes) {
    create("templates/legal-document.tsx", { path: `/${slug}`, context: { slug } });
  }
  const unknown = { path: "/services/unknown", matchPath: "/services/*" };
  create("templates/service-not-found.tsx", unknown);
  create("pages/service.tsx", { path: "/services" });
  create("templates/thank-you.tsx", { path: "/thank-you", context: { isEnquiry: true } });
  create("templates/thank-you.tsx", { path: "/thank-you-appointment" });
}

/** Makes /404 the route for unknown paths. */
export function routeUnknownPaths({ page, actions }: CreatePageArgs): void {
  if (page.path !== "/404" || page.matchPath) return;
  // Otherwise Gatsby would request the page data of an unknown path, and reload the page.
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: "/*" });
}
