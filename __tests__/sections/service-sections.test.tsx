import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { query as overviewQuery } from "../../src/pages/service";
import { EngagementSteps } from "../../src/sections/engagement-steps";
import { OtherServices } from "../../src/sections/other-services";
import { ServiceBody } from "../../src/sections/service-body";
import { ServiceCards } from "../../src/sections/service-cards";
import { ServiceIntro } from "../../src/sections/service-intro";
import { ServiceTalk } from "../../src/sections/service-talk";
import { TalkGrowth } from "../../src/sections/talk-growth";
import { query as detailQuery } from "../../src/templates/service-detail";
import "../setup/dialog";
import { queryContent } from "../setup/query";

const overview = queryContent<Queries.ServicePageQuery>(overviewQuery);
const { servicePage } = overview;
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
  render(<ServiceCards {...overview} />);
  const links = screen.getAllByRole("button");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Marketing", "/services/marketing"],
    ["Human Resources", "/services/human-resources"],
    ["Strategy", "/services/strategy"],
  ]);
});

it("cuts each card's teaser short, with an ellipsis", () => {
  render(<ServiceCards {...overview} />);
  for (const card of screen.getAllByRole("article")) {
    expect(within(card).getByText(/…$/)).toBeVisible();
  }
});

it("opens a service's full text in a dialog, with the way to its page", async () => {
  render(<ServiceCards {...overview} />);
  await userEvent.click(screen.getByRole("button", { name: "Strategy" }));
  const dialog = await screen.findByRole("dialog", { name: detail.service.heading });
  for (const line of detail.service.content.split("\n")) {
    expect(within(dialog).getByText(line)).toBeVisible();
  }
  expect(within(dialog).getByRole("link", { name: "Read more about Strategy" })).toHaveAttribute(
    "href",
    "/services/strategy",
  );
});

it("opens the enquiry form in a dialog from LET'S TALK GROWTH", async () => {
  render(<TalkGrowth {...overview} />);
  await userEvent.click(screen.getByRole("button", { name: "LET'S TALK GROWTH" }));
  expect(await screen.findByRole("dialog", { name: "Send us an enquiry" })).toBeVisible();
});

it("invites from a service to an appointment", () => {
  render(<ServiceTalk {...detail} />);
  expect(screen.getByRole("link", { name: "Book your appointment" })).toHaveAttribute(
    "href",
    "/contact-us#appointment",
  );
});

it("invites to talk", () => {
  render(<TalkGrowth {...overview} />);
  expect(screen.getByRole("button", { name: "LET'S TALK GROWTH" })).toHaveAttribute(
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
