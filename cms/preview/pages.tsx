/** The site's own pages, with the data that Gatsby would give them. */
import type { StaticQueryDocument } from "gatsby";
import type { ComponentType, ReactElement } from "react";
import { pageContext } from "../../src/content/graphql/page-context";
import type { ContentRoot } from "../../src/content/graphql/content-root";
import { runQuery } from "../../src/content/graphql/run-query";
import { contentOf } from "../../src/content/model/content-files";
import { valueAt } from "../../src/content/model/map-parts";
import { pathTo, type RouteKey, routes } from "../../src/domain/routes";
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
import { errorScreenKey, type Preview } from "../previews";

interface Shown {
  readonly pathname: string;
  readonly element: ReactElement;
}

/** Returns a page, and throws if its query fails on the content. The name is that of a file of a collection. */
type Show = (root: ContentRoot, name?: string) => Shown;

const pages: Readonly<Record<RouteKey, Show>> = {
  home: shown("home", home),
  aboutUs: shown("aboutUs", aboutUs),
  services: shown("services", services),
  service: shown("service", service),
  unknownService: shown("unknownService", unknownService),
  caseStudies: shown("caseStudies", caseStudies),
  caseStudy: shown("caseStudy", caseStudy),
  contactUs: shown("contactUs", contactUs),
  legalDocument: shown("legalDocument", legalDocument),
  thankYou: shown("thankYou", thankYou),
  thankYouAppointment: shown("thankYouAppointment", thankYou),
  notFound: shown("notFound", notFound),
};

/** Shows the page of a route, or the error screen. Throws if its query fails on the content. */
export function showPage(key: Preview["page"], root: ContentRoot, name?: string): Shown {
  return key === errorScreenKey ? showErrorScreen(root) : pages[key](root, name);
}

interface PageModule<Data> {
  readonly default: ComponentType<{ data: Data; location: { pathname: string } }>;
  readonly query: StaticQueryDocument;
}

function shown<Data>(key: RouteKey, { default: Page, query }: PageModule<Data>): Show {
  return (root, chosen) => {
    const names = namesOf(root, key);
    const name = chosen ?? names[0] ?? "";
    const data = runQuery<Data>(String(query), pageContext(names, name), root);
    const pathname = pathTo(routes[key], name);
    return { pathname, element: <Page data={data} location={{ pathname }} /> };
  };
}

/** The sorted names of the files of which a page has one for each. */
function namesOf(root: ContentRoot, route: RouteKey): string[] {
  const { type, key } = contentOf(route) ?? {};
  if (type === undefined || key === undefined) return [];
  return root
    .nodesOf(type)
    .map((node) => String(valueAt(node, [key])))
    .sort();
}

function showErrorScreen(root: ContentRoot): Shown {
  const query = "{ errorScreen { heading lead home { label to } } }";
  const { errorScreen: text } = runQuery<{ errorScreen: ErrorText }>(query, {}, root);
  return { pathname: routes.home.path, element: <ErrorScreen text={text} /> };
}
