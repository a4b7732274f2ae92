import { render, screen, within } from "@testing-library/react";
import { query as overviewQuery } from "../../src/pages/service";
import { CallToTalk } from "../../src/sections/call-to-talk";
import { EngagementSteps } from "../../src/sections/engagement-steps";
import { OtherServices } from "../../src/sections/other-services";
import { ServiceBody } from "../../src/sections/service-body";
import { ServiceCards } from "../../src/sections/service-cards";
import { ServiceIntro } from "../../src/sections/service-intro";
import { query as detailQuery } from "../../src/templates/service-detail";
import { queryContent } from "../setup/query";

const { servicePage } = queryContent<Queries.ServicePageQuery>(overviewQuery);
const detail = queryContent<Queries.ServiceDetailQuery>(detailQuery, { name: "strategy" });

it("introduces the services with two paragraphs about 90–180 days", () => {
  render(<ServiceIntro {...servicePage.intro} />);
  expect(
    screen.getByRole("heading", { level: 2, name: "Solutions for your business growth!" }),
  ).toBeVisible();
  const paragraphs = screen.getAllByText(/90–180 days/);
  expect(paragraphs).toHaveLength(2);
});

it("shows Marketing, Human Resources and Strategy as cards that lead to their pages", () => {
  render(<ServiceCards {...servicePage} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Marketing", "/services/marketing"],
    ["Human Resources", "/services/human-resources"],
    ["Strategy", "/services/strategy"],
  ]);
});

it("cuts each card's teaser short, with an ellipsis", () => {
  render(<ServiceCards {...servicePage} />);
  for (const card of screen.getAllByRole("article")) {
    expect(within(card).getByText(/…$/)).toBeVisible();
  }
});

it("invites to talk", () => {
  render(<CallToTalk {...servicePage.talkGrowth} />);
  expect(screen.getByRole("link", { name: "LET'S TALK GROWTH" })).toHaveAttribute(
    "href",
    "/contact-us",
  );
});

it("shows a service's full text in paragraphs, and its outcomes", () => {
  render(<ServiceBody {...detail.service} />);
  const lines = detail.service.content.split("\n");
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(screen.getByText(line)).toBeVisible();
  expect(screen.getByRole("heading", { name: detail.service.outcomes.heading })).toBeVisible();
});

it("shows the steps of an engagement in their order", () => {
  const { engagement } = detail.service;
  render(<EngagementSteps {...engagement} />);
  const titles = screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(engagement.steps.map(({ title }) => title));
});

it("leads from one service to the others", () => {
  render(<OtherServices heading="Our other services" services={detail.others.nodes} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/services/human-resources",
    "/services/marketing",
  ]);
});
