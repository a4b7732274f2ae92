import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { readContentFolder } from "../../content-check/content-folder";
import { nameOf } from "../../content-model/content-files";
import { checkedCopy } from "../checked-copy";
import { serviceContext } from "./service-context";

/**
 * Creates the pages without a file in src/pages: services, legal documents, the page for unknown services, and
 * `/services`.
 */
export function createContentPages({ actions }: CreatePagesArgs): void {
  const { sources } = readContentFolder(checkedCopy);
  const namesOf = (type: string) => {
    const files = sources.filter(({ file }) => file.type === type);
    return files.map((source) => nameOf(source.path)).sort();
  };
  const names = namesOf("Service");
  for (const name of names) {
    actions.createPage({
      path: `/services/${name}`,
      component: path.resolve("src/templates/service-detail.tsx"),
      context: serviceContext(names, name),
    });
  }
  for (const slug of namesOf("LegalDocument")) {
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
