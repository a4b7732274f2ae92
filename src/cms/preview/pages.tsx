/** The site's own pages, with the data that Gatsby would give them. */
import type { StaticQueryDocument } from "gatsby";
import type { ComponentType, ReactElement } from "react";
import { ErrorScreen, type ErrorText } from "../../layout/error-screen";
import * as notFound from "../../pages/404";
import * as aboutUs from "../../pages/about-us";
import * as caseStudy from "../../pages/case-study";
import * as contactUs from "../../pages/contact-us";
import * as home from "../../pages/index";
import * as service from "../../pages/service";
import * as thankYou from "../../pages/thank-you-appointment";
import { serviceContext } from "../../site/pages/service-context";
import { runQuery } from "../../site/without-gatsby/run-query";
import * as legalDocument from "../../templates/legal-document";
import * as serviceDetail from "../../templates/service-detail";
import { isObject } from "../in-order";
import type { PreviewPage } from "../previews";
import type { EditedContent } from "./edited-content";

export interface RenderedPage {
  readonly pathname: string;
  readonly element: ReactElement;
}

interface PageModule<Data> {
  readonly default: ComponentType<{ data: Data }>;
  readonly query: StaticQueryDocument;
}

type Variables = Readonly<Record<string, unknown>>;
type Render = (content: EditedContent, root: Variables) => RenderedPage;

/** Each returns a page with its data, and throws if its query fails on the content. */
export const pages: Readonly<Record<PreviewPage, Render>> = {
  HomePage: pageAt("/", home),
  AboutUsPage: pageAt("/about-us", aboutUs),
  ServicePage: pageAt("/service", service),
  CaseStudyPage: pageAt("/case-study", caseStudy),
  ContactUsPage: pageAt("/contact-us", contactUs),
  ServiceDetail: (content, root) => {
    const services = names(content.files, "services/", "name");
    const { name = services[0] } = content.path.startsWith("services/") ? content.value : {};
    const variables = serviceContext(services, String(name));
    return render(serviceDetail, `/services/${variables.name}`, variables, root);
  },
  LegalDocument: (content, root) => {
    const slugs = names(content.files, "legal/", "slug");
    const { slug = slugs[0] } = content.path.startsWith("legal/") ? content.value : {};
    return render(legalDocument, `/${String(slug)}`, { slug }, root);
  },
  NotFoundPage: pageAt("/404", notFound),
  ThankYouPage: pageAt("/thank-you-appointment", thankYou),
  ErrorScreen: (_content, root) => {
    const query = "{ errorScreen { heading lead home { label to } } }";
    const { errorScreen } = runQuery<{ errorScreen: ErrorText }>(query, {}, root);
    return { pathname: "/", element: <ErrorScreen text={errorScreen} /> };
  },
};

function pageAt<Data>(pathname: string, page: PageModule<Data>): Render {
  return (_content, root) => render(page, pathname, {}, root);
}

function render<Data>(
  page: PageModule<Data>,
  pathname: string,
  variables: object,
  root: Variables,
): RenderedPage {
  const data = runQuery<Data>(String(page.query), { ...variables }, root);
  return { pathname, element: <page.default data={data} /> };
}

function names(files: EditedContent["files"], folder: string, key: string): string[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([, value]) => (isObject(value) ? [String(value[key])] : []))
    .sort();
}
