import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs, Page } from "gatsby";
import { readContentFolder, valuesOf } from "../../content-check/content-folder";
import { nameOf } from "../../content-model/content-files";
import { leftOut } from "../../content-model/left-out";
import { checkedCopy } from "../checked-copy";
import { serviceContext } from "./service-context";

/**
 * Creates the pages without a file in src/pages: services, legal documents, the page for unknown services, and
 * `/services`.
 */
export function createContentPages({ actions }: CreatePagesArgs): void {
  const { sources } = readContentFolder(checkedCopy);
  const namesOf = (type: string) =>
    sources.filter(({ file }) => file.type === type).map((source) => nameOf(source.path));
  const create = (component: string, page: Omit<Page, "component">) =>
    actions.createPage({ component: path.resolve("src", component), context: {}, ...page });

  const services = namesOf("Service").sort();
  for (const name of services) {
    const context = serviceContext(services, name);
    create("templates/service-detail.tsx", { path: `/services/${name}`, context });
  }
  for (const slug of namesOf("LegalDocument")) {
    create("templates/legal-document.tsx", { path: `/${slug}`, context: { slug } });
  }
  create("templates/service-not-found.tsx", {
    path: "/services/unknown",
    matchPath: "/services/*",
  });
  create("pages/service.tsx", { path: "/services" });
}

let leftOutAddresses: readonly string[] | undefined;

/** Deletes the pages of what content leaves out. */
export function leaveOutPage({ page, actions }: CreatePageArgs): void {
  leftOutAddresses ??= leftOut(valuesOf(readContentFolder(checkedCopy).sources)).addresses;
  if (leftOutAddresses.includes(page.path)) actions.deletePage(page);
}

/** Makes /404 the route for unknown paths. Otherwise Gatsby would request their page data and reload the page. */
export function matchUnknownRoutes({ page, actions }: CreatePageArgs): void {
  if (page.path !== "/404" || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: "/*" });
}
