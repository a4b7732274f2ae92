/** The registry of content files: path, schema and GraphQL type of each. */
import type { z } from "zod";
import {
  caseStudies,
  caseStudyHighlights,
  service,
  team,
  testimonials,
  values,
} from "./collections";
import { company } from "./company";
import { schedulingText, searchText } from "./dialogs";
import { formMessages } from "./form-messages";
import { contactEnquiryForm, expertAppointmentForm } from "./forms";
import { legalDocument } from "./legal";
import { labels, navigation } from "./navigation";
import { aboutUsPage } from "./pages/about-us";
import { homePage } from "./pages/home";
import { caseStudyPage, contactUsPage, errorScreen, getInTouch, notFoundPage } from "./pages/other";
import { serviceDetailPage, servicePage } from "./pages/service";

export type ContentSchema = z.ZodObject<z.core.$ZodShape, z.core.$ZodObjectConfig>;

export interface ContentFile {
  /** Relative to content/; with `*` a collection of any number of files, one node each. */
  readonly path: string;
  /** The GraphQL type: `HomePage` is queried as `homePage`. */
  readonly type: string;
  readonly schema: ContentSchema;
  /** The GraphQL interface of several types, all of which have the fields of the first. */
  readonly base?: string;
  /** In a collection: the field that must equal the file's name. */
  readonly key?: string;
  /** The routes of the pages made from this file; `*` is the file's name. */
  readonly routes?: readonly string[];
  /** In a collection: names that would hide a page, or be hidden by one. */
  readonly reserved?: readonly string[];
  /** The route of the page on which the ids of this file's items are ids of elements. */
  readonly idsOn?: string;
}

export const contentFiles: readonly ContentFile[] = [
  { path: "company.json", type: "Company", schema: company },
  { path: "navigation.json", type: "Navigation", schema: navigation },
  { path: "labels.json", type: "Labels", schema: labels },
  {
    path: "services/*.json",
    type: "Service",
    schema: service,
    key: "name",
    routes: ["/services/*"],
    reserved: ["unknown"],
  },
  { path: "case-studies.json", type: "CaseStudies", schema: caseStudies, idsOn: "/case-study" },
  { path: "case-study-highlights.json", type: "CaseStudyHighlights", schema: caseStudyHighlights },
  { path: "team.json", type: "Team", schema: team, idsOn: "/about-us" },
  { path: "values.json", type: "Values", schema: values },
  { path: "testimonials.json", type: "Testimonials", schema: testimonials },
  { path: "get-in-touch.json", type: "GetInTouch", schema: getInTouch },
  {
    path: "forms/contact-enquiry.json",
    type: "ContactEnquiryForm",
    schema: contactEnquiryForm,
    base: "FormText",
  },
  {
    path: "forms/expert-appointment.json",
    type: "ExpertAppointmentForm",
    schema: expertAppointmentForm,
    base: "FormText",
  },
  { path: "forms/messages.json", type: "FormMessages", schema: formMessages },
  { path: "search.json", type: "SearchText", schema: searchText },
  { path: "scheduling.json", type: "SchedulingText", schema: schedulingText },
  {
    path: "legal/*.json",
    type: "LegalDocument",
    schema: legalDocument,
    key: "slug",
    routes: ["/*"],
    reserved: [
      ...["about-us", "admin", "case-study", "contact-us", "service", "services"],
      ...["thank-you", "thank-you-appointment"],
      ...["404", "500", "healthz", "index", "mainsite", "page-data", "share", "static"],
    ],
    idsOn: "/*",
  },
  { path: "pages/home.json", type: "HomePage", schema: homePage, routes: ["/"] },
  { path: "pages/about-us.json", type: "AboutUsPage", schema: aboutUsPage, routes: ["/about-us"] },
  {
    path: "pages/service.json",
    type: "ServicePage",
    schema: servicePage,
    routes: ["/service", "/services"],
  },
  { path: "pages/service-detail.json", type: "ServiceDetailPage", schema: serviceDetailPage },
  {
    path: "pages/case-study.json",
    type: "CaseStudyPage",
    schema: caseStudyPage,
    routes: ["/case-study"],
  },
  {
    path: "pages/contact-us.json",
    type: "ContactUsPage",
    schema: contactUsPage,
    routes: ["/contact-us"],
  },
  { path: "pages/not-found.json", type: "NotFoundPage", schema: notFoundPage },
  { path: "pages/error.json", type: "ErrorScreen", schema: errorScreen },
];

/** Returns the routes of the pages made from a file. */
export const routesOf = (path: string) =>
  (contentFileAt(path)?.routes ?? []).map((route) => route.replace("*", nameOf(path)));

/** The name of a file, such as `strategy`. */
export const nameOf = (path: string) => path.replace(/^.*\/|\.json$/g, "");

export function contentFileAt(relativePath: string): ContentFile | undefined {
  const inCollection = relativePath.replace(/[^/]+\.json$/, "*.json");
  return contentFiles.find(({ path }) => path === relativePath || path === inCollection);
}
