/**
 * The table of content: what each file holds, and where the site shows it. Addresses are in the table of routes,
 * src/domain/routes.ts.
 */
import type { z } from "zod";
import { appointmentPart, listPaths, type Route, type RouteKey, routes } from "../../domain/routes";
import { caseStudy } from "./case-study";
import { caseStudies } from "./case-studies";
import { caseStudyHighlights } from "./case-study-highlights";
import { service } from "./service";
import { team } from "./team";
import { testimonials } from "./testimonials";
import { values } from "./values";
import { company } from "./company";
import { searchText } from "./search";
import { schedulingText } from "./scheduling";
import { formMessages } from "./form-messages";
import { contactEnquiryForm, expertAppointmentForm } from "./forms";
import { legalDocument } from "./legal-document";
import { redirects } from "./redirects";
import { navigation } from "./navigation";
import { labels } from "./labels";
import { aboutUsPage } from "./pages/about-us";
import { homePage } from "./pages/home";
import { errorScreen } from "./pages/error";
import { notFoundPage } from "./pages/not-found";
import { contactUsPage } from "./pages/contact-us";
import { caseStudyPage } from "./pages/case-study";
import { getInTouch } from "./get-in-touch";
import { servicePage } from "./pages/service";
import { serviceDetailPage } from "./pages/service-detail";
import { expertTalk } from "./expert-talk";

export type ContentSchema = z.ZodObject<z.core.$ZodShape, z.core.$ZodObjectConfig>;

export interface ContentFile {
  /** Relative to content/; with `*` a collection of any number of files, one node each. */
  readonly path: string;
  /** The GraphQL type: `HomePage` is queried as `homePage`. */
  readonly type: string;
  readonly schema: ContentSchema;
  /** A GraphQL interface that several types implement. It has the fields of the first of them. */
  readonly interfaceType?: string;
  /** The field that must equal the file's name, in a collection. */
  readonly key?: string;
  /** The route whose page is made from it; for a collection, a page for each file. */
  readonly route?: RouteKey;
  /**
   * Another route that shows it, and the id of the part of the page that does; by default the top. The CMS previews it there,
   * and links may lead to the part.
   */
  readonly shownOn?: { readonly route: RouteKey; readonly part?: string };
  /** The ids of further parts of its page to which links may lead. */
  readonly anchors?: readonly string[];
  /** How the search labels its page; by default as a page. */
  readonly searchKind?: "service" | "caseStudy";
  /** The route as part of which the search finds its texts. */
  readonly foundOn?: RouteKey;
}

const file = (
  path: string,
  type: string,
  schema: ContentSchema,
  options: Omit<ContentFile, "path" | "type" | "schema"> = {},
): ContentFile => ({ path, type, schema, ...options });

export const contentFiles: readonly ContentFile[] = [
  file("company.json", "Company", company, {
    shownOn: { route: "contactUs" },
    foundOn: "contactUs",
  }),
  file("navigation.json", "Navigation", navigation, { shownOn: { route: "home" } }),
  file("redirects.json", "Redirects", redirects),
  file("labels.json", "Labels", labels, { shownOn: { route: "legalDocument" } }),
  file("services/*.json", "Service", service, {
    key: "name",
    route: "service",
    searchKind: "service",
  }),
  file("case-studies/*.json", "CaseStudy", caseStudy, {
    key: "slug",
    route: "caseStudy",
    searchKind: "caseStudy",
  }),
  file("case-studies.json", "CaseStudies", caseStudies, {
    shownOn: { route: "caseStudies" },
  }),
  file("case-study-highlights.json", "CaseStudyHighlights", caseStudyHighlights, {
    shownOn: { route: "home", part: "case-study" },
  }),
  file("team.json", "Team", team, { shownOn: { route: "aboutUs", part: "our-team" } }),
  file("values.json", "Values", values, {
    shownOn: { route: "aboutUs", part: "our-values" },
    foundOn: "aboutUs",
  }),
  file("testimonials.json", "Testimonials", testimonials, {
    shownOn: { route: "home", part: "testimonials" },
  }),
  file("get-in-touch.json", "GetInTouch", getInTouch, {
    shownOn: { route: "home", part: "get-in-touch" },
    foundOn: "contactUs",
  }),
  file("expert-talk.json", "ExpertTalk", expertTalk, { shownOn: { route: "service" } }),
  file("forms/contact-enquiry.json", "ContactEnquiryForm", contactEnquiryForm, {
    interfaceType: "FormText",
    shownOn: { route: "contactUs" },
  }),
  file("forms/expert-appointment.json", "ExpertAppointmentForm", expertAppointmentForm, {
    interfaceType: "FormText",
    shownOn: { route: "contactUs", part: appointmentPart },
  }),
  file("forms/messages.json", "FormMessages", formMessages, {
    shownOn: { route: "thankYouAppointment" },
  }),
  file("search.json", "SearchText", searchText, { shownOn: { route: "home" } }),
  file("scheduling.json", "SchedulingText", schedulingText, { shownOn: { route: "home" } }),
  file("legal/*.json", "LegalDocument", legalDocument, {
    key: "slug",
    route: "legalDocument",
    anchors: ["on-this-page"],
  }),
  file("pages/home.json", "HomePage", homePage, { route: "home" }),
  file("pages/about-us.json", "AboutUsPage", aboutUsPage, {
    route: "aboutUs",
    anchors: ["who-we-are"],
  }),
  file("pages/service.json", "ServicePage", servicePage, { route: "services" }),
  file("pages/service-detail.json", "ServiceDetailPage", serviceDetailPage, {
    shownOn: { route: "service", part: "other-services" },
  }),
  file("pages/case-study.json", "CaseStudyPage", caseStudyPage, { route: "caseStudies" }),
  file("pages/contact-us.json", "ContactUsPage", contactUsPage, {
    route: "contactUs",
    anchors: ["get-in-touch"],
  }),
  file("pages/not-found.json", "NotFoundPage", notFoundPage, { route: "notFound" }),
  file("pages/error.json", "ErrorScreen", errorScreen),
];

/** Returns the file or collection from which a route is made. */
export const findContentOfRoute = (route: RouteKey): ContentFile | undefined =>
  contentFiles.find((each) => each.route === route);

/** Returns the route that is made from a content file. */
export const findRouteOfContent = ({ route }: ContentFile): Route | undefined =>
  route === undefined ? undefined : routes[route];

/** Returns the address of the part of a page that shows a content file. Throws if there is none. */
export function findPartAddress(path: string): string {
  const { shownOn } = findContentFile(path) ?? {};
  if (shownOn?.part === undefined) throw new Error(`No part of a page shows ${path}`);
  return `${routes[shownOn.route].path}#${shownOn.part}`;
}

/** Lists the paths of the page made from a file, the canonical one first. Unlisted pages have none, because nothing may link to them. */
export function listPagePaths(path: string): string[] {
  const file = findContentFile(path);
  const route = file && findRouteOfContent(file);
  return !route || route.isUnlisted ? [] : listPaths(route, getFileName(path));
}

/** Returns the name of a file without its folder and ending, such as `strategy`. */
export const getFileName = (path: string) => path.replace(/^.*\/|\.json$/g, "");

/** Whether an operating system, an editor or a network disk has left the file behind, such as .DS_Store or @eaDir. */
export const isHidden = (relativePath: string) => /(^|\/)[.@]/.test(relativePath);

/** Turns a path in a repository, such as acme/content/team.json, into one relative to the content folder: team.json. */
export function toContentPath(repositoryPath: string): string {
  const names = repositoryPath.split("/");
  const paths = names.map((_, index) => names.slice(index).join("/"));
  return paths.find((path) => findContentFile(path) !== undefined) ?? repositoryPath;
}

/** Whether a file may be missing: one of which every field may. */
export const isOptionalFile = ({ path, schema }: ContentFile): boolean =>
  !path.includes("*") && schema.safeParse({}).success;

/** Returns the row of the table for a path relative to content/. */
export function findContentFile(relativePath: string): ContentFile | undefined {
  const inCollection = relativePath.replace(/[^/]+\.json$/, "*.json");
  return contentFiles.find(({ path }) => path === relativePath || path === inCollection);
}
