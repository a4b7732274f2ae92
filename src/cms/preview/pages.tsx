/** The site's own pages, with the data that Gatsby would give them. */
import type { StaticQueryDocument } from "gatsby";
import type { ComponentType, ReactElement } from "react";
import { pageContext } from "../../domain/page-context";
import type { ContentRoot } from "../../content/graphql/content-root";
import { runQuery } from "../../content/graphql/run-query";
import { contentOf } from "../../content/model/content-files";
import { valueAt } from "../../content/model/map-parts";
import { pathTo, type RouteKey, routes } from "../../domain/routes";
import { ErrorScreen, type ErrorText } from "../../layout/error-screen";
import * as notFound from "../../pages/404";
import * as aboutUs from "../../pages/about-us";
import * as caseStudies from "../../pages/case-study";
import * as contactUs from "../../pages/contact-us";
import * as home from "../../pages/index";
import * as services from "../../pages/service";
import * as caseStudy from "../../templates/case-study-article";
import * as legalDocument from "../../templates/legal-document";
import * as service from "../../templates/service-detail";
import * as unknownService from "../../templates/service-not-found";
import * as thankYou from "../../templates/thank-you";
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
