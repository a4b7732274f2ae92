/** What content says, for tests, which read their expectations from it. */
import type { z } from "zod";
import { caseStudies as caseStudiesModel } from "../../src/content/model/case-studies";
import { caseStudyHighlights as highlightsModel } from "../../src/content/model/case-study-highlights";
import { team as teamModel } from "../../src/content/model/team";
import { values as valuesModel } from "../../src/content/model/values";
import { company } from "../../src/content/model/company";
import { searchText } from "../../src/content/model/search";
import { schedulingText } from "../../src/content/model/scheduling";
import { formMessages } from "../../src/content/model/form-messages";
import { contactEnquiryForm, expertAppointmentForm } from "../../src/content/model/forms";
import { redirects } from "../../src/content/model/redirects";
import { navigation } from "../../src/content/model/navigation";
import { labels } from "../../src/content/model/labels";
import { aboutUsPage } from "../../src/content/model/pages/about-us";
import { homePage } from "../../src/content/model/pages/home";
import { errorScreen } from "../../src/content/model/pages/error";
import { contactUsPage } from "../../src/content/model/pages/contact-us";
import { caseStudyPage } from "../../src/content/model/pages/case-study";
import { servicePage } from "../../src/content/model/pages/service";
import { serviceDetailPage } from "../../src/content/model/pages/service-detail";
import { hasFile, readContent } from "./content";
import { createSample } from "./create-sample";

/** A part of content. Where that leaves it out, a sample: what needs it is not tested then. */
function orSample<Schema extends z.ZodType>(
  part: z.output<Schema> | undefined,
  schema: z.ZodOptional<Schema>,
): z.output<Schema> {
  return part ?? schema.unwrap().parse(createSample(schema.unwrap()));
}

const home = readContent("pages/home.json", homePage);
const aboutUs = readContent("pages/about-us.json", aboutUsPage);
const ourCompany = readContent("company.json", company);
const caseStudyFile = "pages/case-study.json";

export const words = {
  aboutUs,
  carousel: orSample(home.caseStudies, homePage.shape.caseStudies),
  caseStudies: readContent("case-studies.json", caseStudiesModel),
  caseStudy: hasFile(caseStudyFile)
    ? readContent(caseStudyFile, caseStudyPage)
    : caseStudyPage.parse(createSample(caseStudyPage)),
  caseStudyHighlights: readContent("case-study-highlights.json", highlightsModel).items ?? [],
  company: ourCompany,
  contactEnquiry: readContent("forms/contact-enquiry.json", contactEnquiryForm),
  contactUs: readContent("pages/contact-us.json", contactUsPage),
  coverage: orSample(aboutUs.coverage, aboutUsPage.shape.coverage),
  error: readContent("pages/error.json", errorScreen),
  expertAppointment: readContent("forms/expert-appointment.json", expertAppointmentForm),
  home,
  labels: readContent("labels.json", labels),
  map: orSample(ourCompany.map, company.shape.map),
  members: readContent("team.json", teamModel).members ?? [],
  messages: readContent("forms/messages.json", formMessages),
  navigation: readContent("navigation.json", navigation),
  redirects: readContent("redirects.json", redirects).items ?? [],
  scheduling: readContent("scheduling.json", schedulingText),
  search: readContent("search.json", searchText),
  serviceDetail: readContent("pages/service-detail.json", serviceDetailPage),
  servicePage: readContent("pages/service.json", servicePage),
  values: readContent("values.json", valuesModel).cards ?? [],
};

const listLinks = (list: "main" | "legal" | "quick") => words.navigation[list].links ?? [];

const hasCarousel = words.caseStudyHighlights.length > 0;

/** The footer's link to the case studies of the home page, if content has both. */
export const caseStudyLinks = listLinks("quick").filter(
  ({ to }) => to === "/#case-study" && hasCarousel,
);

/** Whether the carousel is there and moves on every screen: two items are both in view on a wide one. */
export const carouselMoves = hasCarousel && words.caseStudyHighlights.length > 2;

/** The label of the header's or footer's link to a page. */
export function findLinkLabel(to: string, list: "main" | "legal" | "quick" = "main"): string {
  const link = listLinks(list).find((each) => each.to === to);
  if (!link) throw new Error(`navigation.json has no ${list} link to ${to}`);
  return link.label;
}

/** Whether the office has a map. */
export const hasMap = ourCompany.map !== undefined;
