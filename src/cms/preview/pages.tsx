/** The site's own pages, with the data that Gatsby would give them. */
import type { StaticQueryDocument } from "gatsby";
import type { ComponentType, ReactElement } from "react";
import { pageContext } from "../../domain/page-context";
import type { ContentRoot } from "../../content/graphql/content-root";
import { runQuery } from "../../content/graphql/run-query";
import { contentFiles } from "../../content/model/content-files";
import { valueAt } from "../../content/model/map-parts";
import { type PageKey, pathTo, type SitePage, sitePages } from "../../domain/site-pages";
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
import { errorScreenKey } from "../previews";

interface Shown {
  readonly pathname: string;
  readonly element: ReactElement;
}

/** Returns a page, and throws if its query fails on the content. The name is that of a file of a collection. */
type Show = (root: ContentRoot, name?: string) => Shown;

const pages: Readonly<Record<PageKey, Show>> = {
  home: shown(sitePages.home, home),
  aboutUs: shown(sitePages.aboutUs, aboutUs),
  services: shown(sitePages.services, services),
  service: shown(sitePages.service, service),
  unknownService: shown(sitePages.unknownService, unknownService),
  caseStudies: shown(sitePages.caseStudies, caseStudies),
  caseStudy: shown(sitePages.caseStudy, caseStudy),
  contactUs: shown(sitePages.contactUs, contactUs),
  legalDocument: shown(sitePages.legalDocument, legalDocument),
  thankYou: shown(sitePages.thankYou, thankYou),
  thankYouAppointment: shown(sitePages.thankYouAppointment, thankYou),
  notFound: shown(sitePages.notFound, notFound),
};

/** Shows the page with a key of the table, or the error screen. Throws if its query fails on the content, or for another key. */
export function showPage(key: string, root: ContentRoot, name?: string): Shown {
  const byKey: Readonly<Record<string, Show>> = { ...pages, [errorScreenKey]: showErrorScreen };
  const show = byKey[key];
  if (!show) throw new Error(`No page ${key}`);
  return show(root, name);
}

interface PageModule<Data> {
  readonly default: ComponentType<{ data: Data; location: { pathname: string } }>;
  readonly query: StaticQueryDocument;
}

function shown<Data>(page: SitePage, { default: Page, query }: PageModule<Data>): Show {
  return (root, chosen) => {
    const names = namesOf(root, page);
    const name = chosen ?? names[0] ?? "";
    const data = runQuery<Data>(String(query), pageContext(names, name), root);
    const pathname = pathTo(page, name);
    return { pathname, element: <Page data={data} location={{ pathname }} /> };
  };
}

/** The sorted names of the files of which a page has one for each. */
function namesOf(root: ContentRoot, { content }: SitePage): string[] {
  const { type, key } = contentFiles.find(({ path }) => path === content) ?? {};
  if (type === undefined || key === undefined) return [];
  return root
    .nodesOf(type)
    .map((node) => String(valueAt(node, [key])))
    .sort();
}

function showErrorScreen(root: ContentRoot): Shown {
  const query = "{ errorScreen { heading lead home { label to } } }";
  const { errorScreen: text } = runQuery<{ errorScreen: ErrorText }>(query, {}, root);
  return { pathname: sitePages.home.path, element: <ErrorScreen text={text} /> };
}
