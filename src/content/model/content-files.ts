/** The table of content: what each file holds, and where the site shows it. */
import type { z } from "zod";
import { appointmentPart, pathsOf, type Route, type RouteKey, routes } from "../../domain/routes";
import { caseStudy } from "./case-study";
import * as collections from "./collections";
import { company } from "./company";
import { schedulingText, searchText } from "./dialogs";
import { formMessages } from "./form-messages";
import { contactEnquiryForm, expertAppointmentForm } from "./forms";
import { legalDocument } from "./legal";
import { labels, navigation } from "./navigation";
import { aboutUsPage } from "./pages/about-us";
import { homePage } from "./pages/home";
import { caseStudyPage, contactUsPage, errorScreen, getInTouch, notFoundPage } from "./pages/other";
import { expertTalk, serviceDetailPage, servicePage } from "./pages/service";

export type ContentSchema = z.ZodObject<z.core.$ZodShape, z.core.$ZodObjectConfig>;

export interface ContentFile {
  /** Relative to content/; with `*` a collection of any number of files, one node each. */
  readonly path: string;
  /** The GraphQL type: `HomePage` is queried as `homePage`. */
  readonly type: string;
  readonly schema: ContentSchema;
  /** The GraphQL interface of several types, all of which have the fields of the first. */
  readonly base?: string;
  /** The field that must equal the file's name, in a collection. */
  readonly key?: string;
  /** The route that is made from it, with a page for each file of a collection. */
  readonly route?: RouteKey;
  /**
   * The route that shows it too, and the id of the part that does; without one, the top. The CMS previews it there, and links
   * may lead to the part.
   */
  readonly shownOn?: { readonly route: RouteKey; readonly part?: string };
  /** The ids of other parts of its page, to which links may lead. */
  readonly anchors?: readonly string[];
  /** The kind of result as which the search finds its page, if that is not just a page. */
  readonly searchKind?: "service" | "caseStudy";
  /** The route among whose words the search finds its own. */
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
  file("labels.json", "Labels", labels, { shownOn: { route: "legalDocument" } }),
  file("services/*.json", "Service", collections.service, {
    key: "name",
    route: "service",
    searchKind: "service",
  }),
  file("case-studies/*.json", "CaseStudy", caseStudy, {
    key: "slug",
    route: "caseStudy",
    searchKind: "caseStudy",
  }),
  file("case-studies.json", "CaseStudies", collections.caseStudies, {
    shownOn: { route: "caseStudies" },
  }),
  file("case-study-highlights.json", "CaseStudyHighlights", collections.caseStudyHighlights, {
    shownOn: { route: "home", part: "case-study" },
  }),
  file("team.json", "Team", collections.team, { shownOn: { route: "aboutUs", part: "our-team" } }),
  file("values.json", "Values", collections.values, {
    shownOn: { route: "aboutUs", part: "our-values" },
    foundOn: "aboutUs",
  }),
  file("testimonials.json", "Testimonials", collections.testimonials, {
    shownOn: { route: "home", part: "testimonials" },
  }),
  file("get-in-touch.json", "GetInTouch", getInTouch, {
    shownOn: { route: "home", part: "get-in-touch" },
    foundOn: "contactUs",
  }),
  file("expert-talk.json", "ExpertTalk", expertTalk, { shownOn: { route: "service" } }),
  file("forms/contact-enquiry.json", "ContactEnquiryForm", contactEnquiryForm, {
    base: "FormText",
    shownOn: { route: "contactUs" },
  }),
  file("forms/expert-appointment.json", "ExpertAppointmentForm", expertAppointmentForm, {
    base: "FormText",
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

/** The file, or the collection, from which a route is made. */
export const contentOf = (route: RouteKey): ContentFile | undefined =>
  contentFiles.find((each) => each.route === route);

/** The route that is made from a content file. */
export const routeOf = ({ route }: ContentFile): Route | undefined =>
  route === undefined ? undefined : routes[route];

/** The address of the part of a page that shows a content file. Throws if no page has such a part. */
export function addressOfPart(path: string): string {
  const { shownOn } = contentFileAt(path) ?? {};
  if (shownOn?.part === undefined) throw new Error(`No part of a page shows ${path}`);
  return `${routes[shownOn.route].path}#${shownOn.part}`;
}

/** The paths of the pages made from a file, the canonical one first; none of a page to which nothing may link. */
export function pathsMadeFrom(path: string): string[] {
  const file = contentFileAt(path);
  const route = file && routeOf(file);
  return !route || route.isUnlisted ? [] : pathsOf(route, nameOf(path));
}

/** The name of a file, such as `strategy`. */
export const nameOf = (path: string) => path.replace(/^.*\/|\.json$/g, "");

/** Operating systems, editors and disks of a network leave such files behind: .DS_Store, @eaDir. */
export const isHidden = (relativePath: string) => /(^|\/)[.@]/.test(relativePath);

/** The path relative to the content of a path in a repository, such as acme/content/team.json. */
export function insideContent(repositoryPath: string): string {
  const names = repositoryPath.split("/");
  const paths = names.map((_, index) => names.slice(index).join("/"));
  return paths.find((path) => contentFileAt(path) !== undefined) ?? repositoryPath;
}

export function contentFileAt(relativePath: string): ContentFile | undefined {
  const inCollection = relativePath.replace(/[^/]+\.json$/, "*.json");
  return contentFiles.find(({ path }) => path === relativePath || path === inCollection);
}
