/** Each page has one h1 and its sections, in order. */
import { screen } from "@testing-library/react";
import navigation from "../../content/navigation.json";
import * as notFound from "../../src/pages/404";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudy from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as home from "../../src/pages/index";
import * as service from "../../src/pages/service";
import { fillTemplate } from "../../src/lib/fill-template";
import * as legalDocument from "../../src/templates/legal-document";
import * as serviceDetail from "../../src/templates/service-detail";
import * as serviceNotFound from "../../src/templates/service-not-found";
import * as thankYou from "../../src/templates/thank-you";
import { breadcrumb, expectInOrder, headings, hrefs, openPage, region } from "../setup/render";
import { queryContent } from "../setup/query";
import { setScreenWidth } from "../setup/screen-width";

beforeEach(() => setScreenWidth(1280));

const { allService, allLegalDocument } = queryContent<{
  allService: { nodes: { name: string }[] };
  allLegalDocument: { nodes: { slug: string }[] };
}>("{ allService { nodes { name } } allLegalDocument { nodes { slug } } }");

const { label: homeLabel } = navigation.home;

it("/ has its sections in order", async () => {
  const { homePage, getInTouch } = await openPage(home, "/");
  expect(headings(1)).toHaveLength(1);
  expectInOrder([
    ...homePage.hero.taglines,
    homePage.hero.action.label,
    homePage.tailoredStrategies.heading,
    homePage.tailoredStrategies.action.label,
    homePage.ambitions?.heading ?? "",
    ...homePage.features.map(({ title }) => title),
    homePage.caseStudies.heading,
    homePage.testimonials.heading,
    getInTouch.heading,
  ]);
});

it("/about-us has its sections in order", async () => {
  const { aboutUsPage, serviceDetailPage } = await openPage(aboutUs, "/about-us");
  const { title, whoWeAre, missionVision, values, whyChoose, team, coverage } = aboutUsPage;
  const numbered = (section: { number: string; heading: string }) =>
    `${section.number} ${section.heading}`;
  expect(headings(1)).toEqual([title]);
  expect(breadcrumb()).toEqual([homeLabel, title]);
  expect(headings(2)).toEqual([
    numbered(whoWeAre),
    numbered(missionVision),
    values.heading,
    numbered(whyChoose),
    numbered(team),
    numbered(coverage),
    serviceDetailPage.talk.heading,
  ]);
});

it("/service has a header band, an intro, a card for each service and a button to talk", async () => {
  const { servicePage, allService: all } = await openPage(service, "/service");
  expect(headings(1)).toEqual([servicePage.title]);
  expect(breadcrumb()).toEqual([homeLabel, servicePage.title]);
  expectInOrder([
    servicePage.intro.heading,
    ...servicePage.services.flatMap(({ name }) =>
      all.nodes.flatMap((each) => (each.name === name ? each.title : [])),
    ),
    servicePage.talkGrowth.action.label,
  ]);
});

it.each(allService.nodes)(
  "/services/$name has the service's heading and content",
  async ({ name }) => {
    const data = await openPage(serviceDetail, `/services/${name}`, {
      name,
      next: name,
      afterNext: name,
    });
    expect(headings(1)).toEqual([data.service.heading]);
    const { overview } = data.serviceDetailPage;
    expect(breadcrumb()).toEqual([homeLabel, overview.label, data.service.title]);
    expectInOrder(data.service.content.split("\n"));
  },
);

it("/case-study has an intro and the tiles", async () => {
  const { caseStudyPage, caseStudies } = await openPage(caseStudy, "/case-study");
  expect(headings(1)).toEqual([caseStudyPage.title]);
  expect(breadcrumb()).toEqual([homeLabel, caseStudyPage.title]);
  expectInOrder([
    ...caseStudyPage.intro.split("\n"),
    ...caseStudies.tiles.map(({ title }) => title),
  ]);
});

it("/contact-us has the contact section of the home page", async () => {
  const { contactUsPage, getInTouch } = await openPage(contactUs, "/contact-us");
  expect(headings(1)).toEqual([contactUsPage.title]);
  expect(breadcrumb()).toEqual([homeLabel, contactUsPage.title]);
  expect(region(getInTouch.heading)).toBeVisible();
});

it.each(allLegalDocument.nodes)("/$slug has its title", async ({ slug }) => {
  const { title } = (await openPage(legalDocument, `/${slug}`, { slug })).legalDocument;
  expect(headings(1)).toEqual([title]);
  expect(breadcrumb()).toEqual([homeLabel, title]);
});

it("/404 has the links from content", async () => {
  const { notFoundPage } = await openPage(notFound, "/nowhere");
  expect(headings(1)).toEqual([notFoundPage.title]);
  expect(hrefs()).toEqual(notFoundPage.links.map(({ to }) => to));
});

it("/thank-you links to the home page and the services", async () => {
  const data = await openPage(thankYou, "/thank-you", { isEnquiry: true });
  expect(headings(1)).toEqual([data.contactEnquiryForm.success]);
  expect(hrefs()).toEqual(["/", data.serviceDetailPage.overview.to]);
});

it("/thank-you-appointment links to the home page and the services", async () => {
  const data = await openPage(thankYou, "/thank-you-appointment");
  expect(headings(1)).toEqual([data.formMessages.thankYou.title]);
  expect(hrefs()).toEqual(["/", data.serviceDetailPage.overview.to]);
});

describe("an unknown service", () => {
  it.each([
    ["/services/astrology", "astrology"],
    ["/services/astrology/", "astrology"],
    ["/services/caf%C3%A9%20%3Cb%3E", "café <b>"],
    ["/services/100%", "100%"],
  ])("shows the name in %s decoded and as plain text", async (path, serviceName) => {
    const { notFound: text } = (await openPage(serviceNotFound, path)).serviceDetailPage;
    expect(headings(1)).toEqual([text.heading]);
    expect(screen.getByText(fillTemplate(text.message, { serviceName }))).toBeVisible();
  });

  it("has a link back to the services", async () => {
    const { serviceDetailPage } = await openPage(serviceNotFound, "/services/astrology");
    const { label, to } = serviceDetailPage.notFound.back;
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", to);
  });
});
