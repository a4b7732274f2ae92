/** What content/ says, for the tests in browsers, which read their expectations from it. */
import caseStudies from "@content/case-studies.json";
import caseStudyHighlights from "@content/case-study-highlights.json";
import company from "@content/company.json";
import messages from "@content/forms/messages.json";
import labels from "@content/labels.json";
import navigation from "@content/navigation.json";
import aboutUs from "@content/pages/about-us.json";
import caseStudy from "@content/pages/case-study.json";
import contactUs from "@content/pages/contact-us.json";
import error from "@content/pages/error.json";
import home from "@content/pages/home.json";
import servicePage from "@content/pages/service.json";
import serviceDetail from "@content/pages/service-detail.json";
import scheduling from "@content/scheduling.json";
import search from "@content/search.json";
import team from "@content/team.json";
import {
  caseStudies as caseStudiesModel,
  caseStudyHighlights as highlightsModel,
  team as teamModel,
} from "../../src/content/model/collections";
import { company as companyModel } from "../../src/content/model/company";
import { navigation as navigationModel } from "../../src/content/model/navigation";
import { aboutUsPage } from "../../src/content/model/pages/about-us";
import { homePage } from "../../src/content/model/pages/home";

// Lists that may be empty are read through the model: the type of an empty list in JSON has no items.
export const words = {
  aboutUs: { ...aboutUs, coverage: aboutUsPage.parse(aboutUs).coverage },
  caseStudy,
  caseStudyHighlights: highlightsModel.parse(caseStudyHighlights).items ?? [],
  company: companyModel.parse(company),
  contactUs,
  error,
  home: { ...home, ambitions: homePage.parse(home).ambitions },
  labels,
  members: teamModel.parse(team).members ?? [],
  messages,
  navigation,
  scheduling,
  search,
  serviceDetail,
  servicePage,
};

const linksOf = (list: "main" | "legal" | "quick") =>
  navigationModel.parse(navigation)[list].links ?? [];

/** The home page leaves its carousel out where there is nothing to show, or nothing to lead to. */
const hasCarousel =
  words.caseStudyHighlights.length > 0 &&
  (caseStudiesModel.parse(caseStudies).tiles ?? []).length > 0;

/** The footer's link to the case studies of the home page, if content has both. */
export const caseStudyLinks = linksOf("quick").filter(
  ({ to }) => to === "/#case-study" && hasCarousel,
);

/** Whether the carousel is there and moves on every screen: two items are both in view on a wide one. */
export const carouselMoves = hasCarousel && words.caseStudyHighlights.length > 2;

/** The label of the header's or footer's link to a page. */
export function linkTo(to: string, list: "main" | "legal" | "quick" = "main"): string {
  const link = linksOf(list).find((each) => each.to === to);
  if (!link) throw new Error(`content/navigation.json has no ${list} link to ${to}`);
  return link.label;
}
