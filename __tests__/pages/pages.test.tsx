/** Each page has one h1 and shows its texts in order. */
import { screen } from "@testing-library/react";
import * as notFound from "../../src/pages/404";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudy from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as home from "../../src/pages/index";
import * as service from "../../src/pages/service";
import { fillTemplate } from "../../src/lib/fill-template";
import * as caseStudyArticle from "../../src/templates/case-study-article";
import * as legalDocument from "../../src/templates/legal-document";
import * as serviceDetail from "../../src/templates/service-detail";
import * as serviceNotFound from "../../src/templates/service-not-found";
import * as thankYou from "../../src/templates/thank-you";
import {
  getBreadcrumb,
  expectInOrder,
  getHeadings,
  getHrefs,
  mountPage,
  render,
} from "../setup/render";
import { present } from "../setup/present";
import { queryContent } from "../setup/query";
import { words } from "../setup/words";

const { navigation } = words;

const { allCaseStudy, allService, allLegalDocument } = queryContent<{
  allCaseStudy: { nodes: { slug: string }[] };
  allService: { nodes: { name: string }[] };
  allLegalDocument: { nodes: { slug: string }[] };
}>(
  "{ allCaseStudy { nodes { slug } } allService { nodes { name } } allLegalDocument { nodes { slug } } }",
);

const titlesAndTexts = (items: readonly { title: string; description: string }[]) =>
  items.flatMap(({ title, description }) => [title, ...description.split("\n")]);

/** Expects this heading alone of the first level, and the way to it from the home page. */
function expectTitle(title: string, ...trail: readonly string[]) {
  expect(getHeadings(1)).toEqual([title]);
  expect(getBreadcrumb()).toEqual([navigation.home.label, ...trail, title]);
}

/** Expects that what opens a dialog leads to a page where there are no scripts. */
const expectOpener = ({ label, to }: { label: string; to: string }) =>
  expect(screen.getByRole("button", { name: label })).toHaveAttribute("href", to);

it("/", async () => {
  const { homePage, getInTouch } = await mountPage(home, "/");
  const { hero, tailoredStrategies, ambitions, features, caseStudies, testimonials } = homePage;
  expect(getHeadings(1)).toHaveLength(1);
  expectInOrder([
    ...[...hero.taglines, hero.lead, hero.action.label],
    ...[tailoredStrategies.heading, tailoredStrategies.action.label],
    ambitions?.heading ?? "",
    ...titlesAndTexts(features),
    ...[present(caseStudies).heading, present(testimonials).heading, getInTouch.heading],
  ]);
});

it("/about-us", async () => {
  const { aboutUsPage, values: ourValues } = await mountPage(aboutUs, "/about-us");
  const { title, whoWeAre, missionVision, whyChoose } = aboutUsPage;
  const team = present(aboutUsPage.team);
  const coverage = present(aboutUsPage.coverage);
  expectTitle(title);
  expectInOrder([
    ...[whoWeAre.number, whoWeAre.heading, ...whoWeAre.body.split("\n"), whoWeAre.action.label],
    ...[missionVision.number, missionVision.heading, ...titlesAndTexts(missionVision.items)],
    ...[present(aboutUsPage.values).heading, ...titlesAndTexts(ourValues.cards)],
    ...[whyChoose.number, whyChoose.heading, ...titlesAndTexts(whyChoose.items)],
    ...[team.number, team.heading, coverage.number, coverage.heading],
    ...coverage.places.flatMap(({ name, description }) => [name, description]),
  ]);
  expectOpener(whoWeAre.action);
});

it("/service", async () => {
  const { servicePage, allService: all, homePage } = await mountPage(service, "/service");
  const { intro, services, talkGrowth } = servicePage;
  const { figure, days, figureLabel } = homePage.tailoredStrategies;
  expectTitle(servicePage.title);
  expectInOrder([
    ...[intro.heading, ...intro.paragraphs],
    ...[fillTemplate(present(figure), present(days)), present(figureLabel)],
    ...services.flatMap(({ name }) =>
      all.nodes.flatMap((each) => (each.name === name ? each.title : [])),
    ),
    talkGrowth.action.label,
  ]);
  expectOpener(talkGrowth.action);
});

it.each(allService.nodes)("/services/$name", async ({ name }) => {
  const variables = { name, next: name, afterNext: name };
  const data = await mountPage(serviceDetail, `/services/${name}`, variables);
  const { heading, title, content } = data.service;
  const outcomes = present(data.service.outcomes);
  const engagement = present(data.service.engagement);
  const stepDays = present(data.serviceDetailPage.stepDays);
  const { action } = data.expertTalk;
  expect(getHeadings(1)).toEqual([heading]);
  expect(getBreadcrumb()).toEqual([navigation.home.label, words.servicePage.title, title]);
  expectInOrder([
    ...content.split("\n"),
    engagement.heading,
    ...engagement.steps.flatMap(({ days, ...step }) => [
      fillTemplate(stepDays, days),
      ...titlesAndTexts([step]),
    ]),
  ]);
  // On wide screens beside the text.
  expectInOrder([outcomes.heading, ...outcomes.items.map(({ label }) => label)]);
  const booking = screen.getAllByRole("link", { name: action.label });
  for (const link of booking) expect(link).toHaveAttribute("href", action.to);
  render(<serviceDetail.Head data={data} />);
  const preview = data.service.image.childImageSharp?.resize?.src ?? "a picture";
  const shared = document.querySelector("meta[property='og:image']");
  expect(shared).toHaveAttribute("content", expect.stringContaining(preview));
});

it("/case-study", async () => {
  const { caseStudyPage, caseStudies } = await mountPage(caseStudy, "/case-study");
  expectTitle(caseStudyPage.title);
  expectInOrder([
    ...caseStudyPage.intro.split("\n"),
    ...caseStudies.tiles.map(({ title }) => title),
  ]);
});

it.each(allCaseStudy.nodes)("/case-studies/$slug", async ({ slug }) => {
  const variables = { name: slug, next: slug, afterNext: slug };
  const data = await mountPage(caseStudyArticle, `/case-studies/${slug}`, variables);
  const { caseStudy: shown, caseStudyPage } = data;
  const { facts, sections, quote } = shown;
  const outcomes = present(shown.outcomes);
  const engagement = present(shown.engagement);
  const { article } = caseStudyPage;
  expectTitle(shown.title, words.caseStudy.title);
  expectInOrder([
    ...[shown.lead, facts.client ?? "", facts.place ?? ""],
    ...facts.services.map(({ title }) => title),
    ...outcomes.items.flatMap(({ figure, label }) => [figure, label]),
    ...sections.flatMap(({ heading, text }) => [heading, ...text.split("\n")]),
    ...[quote?.text ?? "", quote?.role ?? "", engagement.heading],
    ...engagement.steps.flatMap(({ days, ...step }) => [
      fillTemplate(article.stepDays, days),
      ...titlesAndTexts([step]),
    ]),
  ]);
  // Tiles lead to its parts.
  for (const { id, heading } of sections)
    expect(document.getElementById(id)).toHaveTextContent(heading);
});

it("/contact-us", async () => {
  const { contactUsPage, getInTouch } = await mountPage(contactUs, "/contact-us");
  expectTitle(contactUsPage.title);
  expectInOrder([contactUsPage.lead, contactUsPage.book.label, getInTouch.heading]);
});

it.each(allLegalDocument.nodes)("/$slug", async ({ slug }) => {
  expectTitle((await mountPage(legalDocument, `/${slug}`, { name: slug })).legalDocument.title);
});

it("/404 has the links from content", async () => {
  const { notFoundPage } = await mountPage(notFound, "/nowhere");
  expect(getHeadings(1)).toEqual([notFoundPage.title]);
  expect(getHrefs()).toEqual(notFoundPage.links.map(({ to }) => to));
});

it.each(["/thank-you", "/thank-you-appointment"])("%s", async (path) => {
  const { contactEnquiryForm, formMessages } = await mountPage(thankYou, path);
  const { title, links } = formMessages.thankYou;
  expect(getHeadings(1)).toEqual([path === "/thank-you" ? contactEnquiryForm.success : title]);
  expect(getHrefs()).toEqual(links.map(({ to }) => to));
});

// With every other sign: e2e/unknown-pages.spec.ts.
it("an unknown service says its name", async () => {
  const { serviceDetailPage } = await mountPage(serviceNotFound, "/services/astrology/");
  const { notFound: text } = serviceDetailPage;
  expect(getHeadings(1)).toEqual([text.heading]);
  const sentence = fillTemplate(text.message, { serviceName: "astrology" });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole("link", { name: text.back.label })).toHaveAttribute("href", text.back.to);
});
