import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fillTemplate } from "../../src/lib/fill-template";
import { query as overviewQuery } from "../../src/pages/service";
import { ExpertTalk, TalkGrowth } from "../../src/sections/call-to-talk";
import { EngagementSteps } from "../../src/sections/engagement-steps";
import { ServiceBody } from "../../src/sections/service-body";
import { OtherServices } from "../../src/sections/other-services";
import { ServiceCards } from "../../src/sections/service-cards";
import { ServiceIntro } from "../../src/sections/service-intro";
import { query as detailQuery } from "../../src/templates/service-detail";
import "../setup/dialog";
import { headings, region } from "../setup/render";
import { queryContent } from "../setup/query";

const overview = queryContent<Queries.ServicePageQuery>(overviewQuery);
const { intro, talkGrowth, readMore } = overview.servicePage;
const services = overview.servicePage.services.flatMap(({ name }) =>
  overview.allService.nodes.filter((service) => service.name === name),
);
const [first = noService(), second = first, third = first] = services;
const addressOf = ({ name }: { name: string }) => `/services/${name}`;

const detail = queryContent<Queries.ServiceDetailQuery>(detailQuery, {
  name: first.name,
  next: second.name,
  afterNext: third.name,
});

function noService(): never {
  throw new Error("The overview has no service");
}

it("ServiceIntro shows its heading, its paragraphs and the days of the promise", () => {
  render(<ServiceIntro {...overview} />);
  const section = region(intro.heading);
  for (const paragraph of intro.paragraphs) {
    expect(section).toHaveTextContent(paragraph);
  }
  const { figure, figureLabel, days } = overview.homePage.tailoredStrategies;
  expect(section).toHaveTextContent(`${fillTemplate(figure, days)} ${figureLabel}`);
  expect(section).toHaveTextContent(`0${days.first}${days.last}`);
});

describe("ServiceCards", () => {
  beforeEach(() => {
    render(<ServiceCards {...overview} />);
  });

  it("links to the page of each service, in order, with the beginning of its text and its steps", () => {
    const links = screen.getAllByRole("button");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      services.map((service) => [service.title, addressOf(service)]),
    );
    const cards = screen
      .getAllByRole("listitem")
      .filter((item) => within(item).queryByRole("heading"));
    expect(cards).toHaveLength(services.length);
    services.forEach(({ teaser, content, engagement }, index) => {
      expect(cards[index]).toHaveTextContent(teaser);
      for (const { title, days } of engagement.steps) {
        expect(cards[index]).toHaveTextContent(
          `${title} ${fillTemplate(overview.serviceDetailPage.stepDays, days)}`,
        );
      }
      expect(content.replaceAll("\n", " ")).toContain(teaser.replace(/…$/, ""));
    });
  });

  it("opens a service's full text in a dialog, with a link to its page", async () => {
    await userEvent.click(screen.getByRole("button", { name: first.title }));
    const dialog = await screen.findByRole("dialog", { name: detail.service.heading });
    for (const paragraph of detail.service.content.split("\n")) {
      expect(dialog).toHaveTextContent(paragraph);
    }
    const name = fillTemplate(readMore, { service: first.title });
    expect(within(dialog).getByRole("link", { name })).toHaveAttribute("href", addressOf(first));
    const { label, to } = overview.serviceDetailPage.talk.action;
    expect(within(dialog).getByRole("link", { name: label })).toHaveAttribute("href", to);
  });
});

it("ServiceCards has the services that the page does not list behind the others", () => {
  const [listed, ...others] = overview.servicePage.services;
  const servicePage = { ...overview.servicePage, services: others };
  render(<ServiceCards {...overview} servicePage={servicePage} />);
  const addresses = screen.getAllByRole("button").map((link) => link.getAttribute("href"));
  expect(addresses.at(-1)).toBe(listed && addressOf(listed));
});

it("TalkGrowth opens the enquiry form in a dialog, and links to the contact page without JavaScript", async () => {
  render(<TalkGrowth {...overview} />);
  const opener = screen.getByRole("button", { name: talkGrowth.action.label });
  expect(opener).toHaveAttribute("href", talkGrowth.action.to);
  await userEvent.click(opener);
  const { heading } = overview.contactEnquiryForm;
  expect(await screen.findByRole("dialog", { name: heading })).toBeVisible();
});

it("ServiceBody shows the full text in paragraphs, and the outcomes with a way to them", () => {
  const { content, outcomes } = detail.service;
  const { action } = detail.serviceDetailPage.talk;
  render(<ServiceBody {...detail.service} talk={action} />);
  expect(screen.getByRole("link", { name: action.label })).toHaveAttribute("href", action.to);
  for (const paragraph of content.split("\n")) {
    expect(document.body).toHaveTextContent(paragraph);
  }
  expect(screen.getByRole("heading", { name: outcomes.heading })).toBeVisible();
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
    outcomes.items.map(({ label }) => label),
  );
});

describe("EngagementSteps", () => {
  const { engagement } = detail.service;
  const { stepDays } = detail.serviceDetailPage;

  it("shows the steps in order, with their days", () => {
    render(<EngagementSteps {...engagement} stepDays={stepDays} />);
    expect(headings(3)).toEqual(engagement.steps.map(({ title }) => title));
    for (const { days } of engagement.steps) {
      expect(screen.getAllByText(fillTemplate(stepDays, days))[0]).toBeVisible();
    }
  });

  it("draws the days of each step on the whole scale", () => {
    const ranges = [
      { first: 1, last: 45 },
      { first: 46, last: 180 },
    ];
    const steps = ranges.map((days, index) => ({ title: `${index}`, days, description: "What." }));
    render(<EngagementSteps heading="How" steps={steps} stepDays={stepDays} />);
    const spans = screen.getAllByRole("listitem").map((card) => {
      const line = card.querySelector("svg line");
      return `${line?.getAttribute("x1")} ${line?.getAttribute("x2")}`;
    });
    expect(spans).toEqual(["0% 25%", "25% 100%"]);
  });

  it("has the scale above one row of steps only, and an upright line beside more", () => {
    const step = (day: number) => ({
      title: `${day}`,
      days: { first: day, last: day },
      description: "x",
    });
    const drawn = (steps: number) => {
      const days = Array.from({ length: steps }, (_, index) => step(index + 1));
      const { container } = render(
        <EngagementSteps heading="How" steps={days} stepDays={stepDays} />,
      );
      const scales = container.querySelectorAll("[aria-hidden]:not(li *)");
      return Array.from(scales, (scale) => scale.textContent);
    };
    expect(drawn(5)).toEqual(["012345", ""]);
    expect(drawn(6)).toEqual([""]);
  });

  it.each([
    ["follow each other", ["1–45", "46–180"], "045180", ["0% 0%", "25% 50%"]],
    ["overlap", ["1–60", "31–120"], "060120", ["0% 0%", "25% 50%"]],
    ["leave days out", ["1–30", "61–120"], "030120", ["0% 0%", "50% 50%"]],
    ["end together", ["1–50", "26–50"], "050", ["0% 0%", "50% 50%"]],
    ["come in another order", ["46–180", "1–45"], "045180", ["25% 0%", "0% 50%"]],
  ])(
    "leads from the first day of each step on a scale to its column, whatever is said about them, that %s",
    (_, ranges, scale, spans) => {
      const steps = ranges.map((range) => {
        const [first = NaN, last = NaN] = range.split("–").map(Number);
        return { title: range, days: { first, last }, description: "x" };
      });
      const { container } = render(
        <EngagementSteps {...engagement} steps={steps} stepDays="from {first}, for long: {last}" />,
      );
      expect(container.querySelector("[aria-hidden]")).toHaveTextContent(scale);
      const lines = container.querySelectorAll("[data-scale=hairline]");
      const drawn = Array.from(lines, (line) =>
        ["x1", "x2"].map((end) => line.getAttribute(end)).join(" "),
      );
      expect(drawn).toEqual(spans);
    },
  );
});

it("OtherServices links from one service to the next two, if there are as many", () => {
  render(<OtherServices {...detail} />);
  const { othersHeading } = detail.serviceDetailPage;
  const links = within(region(othersHeading)).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [second, third].filter(({ name }) => name !== first.name).map(addressOf),
  );
});

it("ExpertTalk links to the appointment form on the contact page", () => {
  render(<ExpertTalk {...detail} closing={detail.service.closing} />);
  const { label, to } = detail.serviceDetailPage.talk.action;
  expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", to);
});
