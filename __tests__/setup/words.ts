/** What content says, for tests, which read their expectations from it. */
import {
  caseStudies as caseStudiesModel,
  caseStudyHighlights as highlightsModel,
  team as teamModel,
} from "../../src/content/model/collections";
import { company } from "../../src/content/model/company";
import { schedulingText, searchText } from "../../src/content/model/dialogs";
import { formMessages } from "../../src/content/model/form-messages";
import { contactEnquiryForm, expertAppointmentForm } from "../../src/content/model/forms";
import { labels, navigation } from "../../src/content/model/navigation";
import { aboutUsPage } from "../../src/content/model/pages/about-us";
import { homePage } from "../../src/content/model/pages/home";
import { caseStudyPage, contactUsPage, errorScreen } from "../../src/content/model/pages/other";
import { serviceDetailPage, servicePage } from "../../src/content/model/pages/service";
import { contentOf } from "./content";

export const words = {
  aboutUs: contentOf("pages/about-us.json", aboutUsPage),
  caseStudies: contentOf("case-studies.json", caseStudiesModel),
  caseStudy: contentOf("pages/case-study.json", caseStudyPage),
  caseStudyHighlights: contentOf("case-study-highlights.json", highlightsModel).items ?? [],
  company: contentOf("company.json", company),
  contactEnquiry: contentOf("forms/contact-enquiry.json", contactEnquiryForm),
  contactUs: contentOf("pages/contact-us.json", contactUsPage),
  error: contentOf("pages/error.json", errorScreen),
  expertAppointment: contentOf("forms/expert-appointment.json", expertAppointmentForm),
  home: contentOf("pages/home.json", homePage),
  labels: contentOf("labels.json", labels),
  members: contentOf("team.json", teamModel).members ?? [],
  messages: contentOf("forms/messages.json", formMessages),
  navigation: contentOf("navigation.json", navigation),
  scheduling: contentOf("scheduling.json", schedulingText),
  search: contentOf("search.json", searchText),
  serviceDetail: contentOf("pages/service-detail.json", serviceDetailPage),
  servicePage: contentOf("pages/service.json", servicePage),
};

const linksOf = (list: "main" | "legal" | "quick") => words.navigation[list].links ?? [];

/** The home page leaves its carousel out where there is nothing to show, or nothing to lead to. */
const hasCarousel =
  words.caseStudyHighlights.length > 0 && (words.caseStudies.tiles ?? []).length > 0;

/** The footer's link to the case studies of the home page, if content has both. */
export const caseStudyLinks = linksOf("quick").filter(
  ({ to }) => to === "/#case-study" && hasCarousel,
);

/** Whether the carousel is there and moves on every screen: two items are both in view on a wide one. */
export const carouselMoves = hasCarousel && words.caseStudyHighlights.length > 2;

/** The label of the header's or footer's link to a page. */
export function linkTo(to: string, list: "main" | "legal" | "quick" = "main"): string {
  const link = linksOf(list).find((each) => each.to === to);
  if (!link) throw new Error(`navigation.json has no ${list} link to ${to}`);
  return link.label;
}
