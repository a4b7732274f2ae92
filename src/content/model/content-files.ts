/** The registry of content files: path, schema and GraphQL type of each. */
import type { z } from "zod";
import { pageMadeFrom, pathsOf } from "../../domain/site-pages";
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
}

const file = (
  path: string,
  type: string,
  schema: ContentSchema,
  options: Omit<ContentFile, "path" | "type" | "schema"> = {},
): ContentFile => ({ path, type, schema, ...options });

export const contentFiles: readonly ContentFile[] = [
  file("company.json", "Company", company),
  file("navigation.json", "Navigation", navigation),
  file("labels.json", "Labels", labels),
  file("services/*.json", "Service", collections.service, { key: "name" }),
  file("case-studies/*.json", "CaseStudy", caseStudy, { key: "slug" }),
  file("case-studies.json", "CaseStudies", collections.caseStudies),
  file("case-study-highlights.json", "CaseStudyHighlights", collections.caseStudyHighlights),
  file("team.json", "Team", collections.team),
  file("values.json", "Values", collections.values),
  file("testimonials.json", "Testimonials", collections.testimonials),
  file("get-in-touch.json", "GetInTouch", getInTouch),
  file("expert-talk.json", "ExpertTalk", expertTalk),
  file("forms/contact-enquiry.json", "ContactEnquiryForm", contactEnquiryForm, {
    base: "FormText",
  }),
  file("forms/expert-appointment.json", "ExpertAppointmentForm", expertAppointmentForm, {
    base: "FormText",
  }),
  file("forms/messages.json", "FormMessages", formMessages),
  file("search.json", "SearchText", searchText),
  file("scheduling.json", "SchedulingText", schedulingText),
  file("legal/*.json", "LegalDocument", legalDocument, { key: "slug" }),
  file("pages/home.json", "HomePage", homePage),
  file("pages/about-us.json", "AboutUsPage", aboutUsPage),
  file("pages/service.json", "ServicePage", servicePage),
  file("pages/service-detail.json", "ServiceDetailPage", serviceDetailPage),
  file("pages/case-study.json", "CaseStudyPage", caseStudyPage),
  file("pages/contact-us.json", "ContactUsPage", contactUsPage),
  file("pages/not-found.json", "NotFoundPage", notFoundPage),
  file("pages/error.json", "ErrorScreen", errorScreen),
];

/** The paths of the pages made from a file, the canonical one first; none of a page to which nothing may link. */
export function pathsMadeFrom(path: string): string[] {
  const page = pageMadeFrom(contentFileAt(path)?.path ?? "");
  return !page || page.isUnlisted ? [] : pathsOf(page, nameOf(path));
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
