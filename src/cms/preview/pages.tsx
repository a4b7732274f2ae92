/** The site's own pages, with the data that Gatsby would give them. */
import type { StaticQueryDocument } from "gatsby";
import type { ComponentType, ReactElement } from "react";
import { valueAt } from "../../content/model/map-parts";
import { ErrorScreen, type ErrorText } from "../../layout/error-screen";
import * as notFound from "../../pages/404";
import * as aboutUs from "../../pages/about-us";
import * as caseStudy from "../../pages/case-study";
import * as contactUs from "../../pages/contact-us";
import * as home from "../../pages/index";
import * as service from "../../pages/service";
import { serviceContext } from "../../build/pages/service-context";
import * as legalDocument from "../../templates/legal-document";
import * as serviceDetail from "../../templates/service-detail";
import * as thankYou from "../../templates/thank-you";
import type { PreviewPage } from "../previews";
import type { ContentRoot } from "../../content/graphql/content-root";
import { runQuery } from "../../content/graphql/run-query";

interface Shown {
  readonly pathname: string;
  readonly element: ReactElement;
}

/** Each returns a page, and throws if its query fails on the content. The key is that of a file of a collection. */
export const pages: Readonly<Record<PreviewPage, (root: ContentRoot, key?: string) => Shown>> = {
  HomePage: pageAt("/", home),
  AboutUsPage: pageAt("/about-us", aboutUs),
  ServicePage: pageAt("/service", service),
  CaseStudyPage: pageAt("/case-study", caseStudy),
  ContactUsPage: pageAt("/contact-us", contactUs),
  ServiceDetail: (root, key) => {
    const names = keysOf(root, "Service", "name");
    const variables = serviceContext(names, key ?? String(names[0]));
    return pageAt(`/services/${variables.name}`, serviceDetail, variables)(root);
  },
  LegalDocument: (root, key) => {
    const slug = key ?? keysOf(root, "LegalDocument", "slug")[0];
    return pageAt(`/${String(slug)}`, legalDocument, { slug })(root);
  },
  NotFoundPage: pageAt("/404", notFound),
  ThankYouPage: pageAt("/thank-you-appointment", thankYou),
  ErrorScreen: (root) => {
    const query = "{ errorScreen { heading lead home { label to } } }";
    const { errorScreen } = runQuery<{ errorScreen: ErrorText }>(query, {}, root);
    return { pathname: "/", element: <ErrorScreen text={errorScreen} /> };
  },
};

interface PageModule<Data> {
  readonly default: ComponentType<{ data: Data }>;
  readonly query: StaticQueryDocument;
}

function pageAt<Data>(pathname: string, page: PageModule<Data>, variables = {}) {
  return (root: ContentRoot): Shown => {
    const data = runQuery<Data>(String(page.query), variables, root);
    return { pathname, element: <page.default data={data} /> };
  };
}

/** Returns the keys of the files of a collection, sorted. */
const keysOf = (root: ContentRoot, type: string, field: string) =>
  root
    .nodesOf(type)
    .map((node) => String(valueAt(node, [field])))
    .sort();
