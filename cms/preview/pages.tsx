/** Renders the site's own pages with the data that Gatsby would give them. */
import type { StaticQueryDocument } from "gatsby";
import type { ComponentType, ReactElement } from "react";
import { createPageContext } from "../../src/content/graphql/page-context";
import type { ContentRoot } from "../../src/content/graphql/content-root";
import { runQuery } from "../../src/content/graphql/run-query";
import { findContentOfRoute } from "../../src/content/model/content-files";
import { findValueAt } from "../../src/content/model/schema-tree";
import { getPath, type RouteKey, routes } from "../../src/domain/routes";
import { ErrorScreen, type ErrorText } from "../../src/layout/error-screen";
import * as notFound from "../../src/pages/404";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudies from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as home from "../../src/pages/index";
import * as services from "../../src/pages/service";
import * as caseStudy from "../../src/templates/case-study-article";
import * as legalDocument from "../../src/templates/legal-document";
import * as service from "../../src/templates/service-detail";
import * as unknownService from "../../src/templates/service-not-found";
import * as thankYou from "../../src/templates/thank-you";
import { errorScreenKey, type PreviewTarget } from "../preview-targets";

interface RenderedPage {
  readonly pathname: string;
  readonly element: ReactElement;
}

/**
 * Renders a page. Throws if its query fails on the content.
 * @param name the name of a file, for a page that exists for each file of a folder
 */
type RenderPage = (root: ContentRoot, name?: string) => RenderedPage;

const pages: Readonly<Record<RouteKey, RenderPage>> = {
  home: createRenderer("home", home),
  aboutUs: createRenderer("aboutUs", aboutUs),
  services: createRenderer("services", services),
  service: createRenderer("service", service),
  unknownService: createRenderer("unknownService", unknownService),
  caseStudies: createRenderer("caseStudies", caseStudies),
  caseStudy: createRenderer("caseStudy", caseStudy),
  contactUs: createRenderer("contactUs", contactUs),
  legalDocument: createRenderer("legalDocument", legalDocument),
  thankYou: createRenderer("thankYou", thankYou),
  thankYouAppointment: createRenderer("thankYouAppointment", thankYou),
  notFound: createRenderer("notFound", notFound),
};

/** Renders the page of a route, or the error screen. Throws if its query fails on the content. */
export function renderPage(
  key: PreviewTarget["page"],
  root: ContentRoot,
  name?: string,
): RenderedPage {
  return key === errorScreenKey ? renderErrorScreen(root) : pages[key](root, name);
}

interface PageModule<Data> {
  readonly default: ComponentType<{ data: Data; location: { pathname: string } }>;
  readonly query: StaticQueryDocument;
}

function createRenderer<Data>(
  key: RouteKey,
  { default: Page, query }: PageModule<Data>,
): RenderPage {
  return (root, chosen) => {
    const names = listNames(root, key);
    const name = chosen ?? names[0] ?? "";
    const data = runQuery<Data>(String(query), createPageContext(names, name), root);
    const pathname = getPath(routes[key], name);
    return { pathname, element: <Page data={data} location={{ pathname }} /> };
  };
}

/** Lists the files that have a page each, by their sorted names. */
function listNames(root: ContentRoot, route: RouteKey): string[] {
  const { type, key } = findContentOfRoute(route) ?? {};
  if (type === undefined || key === undefined) return [];
  return root
    .nodesOf(type)
    .map((node) => String(findValueAt(node, [key])))
    .sort();
}

function renderErrorScreen(root: ContentRoot): RenderedPage {
  const query = "{ errorScreen { heading lead home { label to } } }";
  const { errorScreen: text } = runQuery<{ errorScreen: ErrorText }>(query, {}, root);
  return { pathname: routes.home.path, element: <ErrorScreen text={text} /> };
}
