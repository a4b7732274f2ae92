import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fillTemplate } from "../../src/lib/fill-template";
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
import { headings, region } from "../setup/open-page";
import { servePageData } from "../setup/page-data";
import { queryContent } from "../setup/query";

const overview = queryContent<Queries.ServicePageQuery>(overviewQuery);
const { intro, services, talkGrowth, readMore } = overview.servicePage;
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

describe("ServiceIntro", () => {
  it("shows its heading and its paragraphs", () => {
    render(<ServiceIntro {...intro} />);
    const section = region(intro.heading);
    for (const paragraph of intro.paragraphs) {
      expect(within(section).getByText(paragraph)).toBeVisible();
    }
  });
});

describe("ServiceCards", () => {
  beforeEach(() => {
    render(<ServiceCards {...overview} />);
  });

  it("links to the page of each service, in order", () => {
    const links = screen.getAllByRole("button");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      services.map((service) => [service.title, addressOf(service)]),
    );
  });

  it("shows the teaser of each service", () => {
    const cards = screen.getAllByRole("article");
    expect(cards).toHaveLength(services.length);
    services.forEach(({ teaser }, index) => {
      expect(cards[index]).toHaveTextContent(teaser);
    });
  });

  it("fetches a service's text when the pointer comes to its card, or the focus", async () => {
    const requests = servePageData();
    await userEvent.hover(screen.getByRole("button", { name: first.title }));
    expect(requests.mock.calls.map(([address]) => address)).toEqual([
      `/page-data${addressOf(first)}/page-data.json`,
    ]);
    screen.getByRole("button", { name: second.title }).focus();
    expect(requests).toHaveBeenCalledTimes(2);
  });

  it("opens a service's full text in a dialog, with a link to its page", async () => {
    servePageData();
    await userEvent.click(screen.getByRole("button", { name: first.title }));
    const dialog = await screen.findByRole("dialog", { name: detail.service.heading });
    for (const paragraph of detail.service.content.split("\n")) {
      expect(within(dialog).getByText(paragraph)).toBeVisible();
    }
    const name = fillTemplate(readMore, { service: first.title });
    expect(within(dialog).getByRole("link", { name })).toHaveAttribute("href", addressOf(first));
  });
});

describe("TalkGrowth", () => {
  beforeEach(() => {
    render(<TalkGrowth {...overview} />);
  });

  const opener = () => screen.getByRole("button", { name: talkGrowth.action.label });

  it("links to the contact page, for visitors without JavaScript", () => {
    expect(opener()).toHaveAttribute("href", talkGrowth.action.to);
  });

  it("opens the enquiry form in a dialog", async () => {
    await userEvent.click(opener());
    const { heading } = overview.contactEnquiryForm;
    expect(await screen.findByRole("dialog", { name: heading })).toBeVisible();
  });
});

describe("ServiceBody", () => {
  it("shows the full text in paragraphs, and the outcomes", () => {
    const { content, outcomes } = detail.service;
    render(<ServiceBody {...detail.service} />);
    for (const paragraph of content.split("\n")) expect(screen.getByText(paragraph)).toBeVisible();
    expect(screen.getByRole("heading", { name: outcomes.heading })).toBeVisible();
    for (const { label } of outcomes.items) expect(screen.getByText(label)).toBeVisible();
  });
});

describe("EngagementSteps", () => {
  it("shows the steps in order", () => {
    const { engagement } = detail.service;
    render(<EngagementSteps {...engagement} />);
    expect(headings(3)).toEqual(engagement.steps.map(({ title }) => title));
  });
});

describe("OtherServices", () => {
  it("links from one service to the other two", () => {
    render(<OtherServices {...detail} />);
    const { othersHeading } = detail.serviceDetailPage;
    const links = within(region(othersHeading)).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([second, third].map(addressOf));
  });
});

describe("ServiceTalk", () => {
  it("links to the appointment form on the contact page", () => {
    render(<ServiceTalk {...detail} />);
    const { label, to } = detail.serviceDetailPage.talk.action;
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", to);
  });
});
