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
import { servePageData } from "../setup/page-data";
import { queryContent } from "../setup/query";

const overview = queryContent<Queries.ServicePageQuery>(overviewQuery);
const detail = queryContent<Queries.ServiceDetailQuery>(detailQuery, {
  name: "strategy",
  next: "human-resources",
  afterNext: "marketing",
});

const contents = queryContent<{ servicePage: { services: { content: string }[] } }>(
  "{ servicePage { services { content } } }",
);

describe("ServiceIntro", () => {
  it("shows its heading and two paragraphs about 90–180 days", () => {
    render(<ServiceIntro {...overview.servicePage.intro} />);
    const section = screen.getByRole("region", { name: "Solutions for your business growth!" });
    expect(within(section).getAllByText(/90–180 days/)).toHaveLength(2);
  });
});

describe("ServiceCards", () => {
  beforeEach(() => {
    render(<ServiceCards {...overview} />);
  });

  it("links to the pages of Marketing, Human Resources and Strategy, in order", () => {
    const links = screen.getAllByRole("button");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Marketing", "/services/marketing"],
      ["Human Resources", "/services/human-resources"],
      ["Strategy", "/services/strategy"],
    ]);
  });

  it("cuts each teaser short with an ellipsis", () => {
    screen.getAllByRole("article").forEach((card, index) => {
      const teaser = within(card).getByText(/…$/).textContent.slice(0, -1);
      const content = contents.servicePage.services[index]?.content;
      expect(teaser.length).toBeGreaterThan(100);
      expect(content).toContain(teaser);
    });
  });

  it("fetches a service's text when the pointer comes to its card, or the focus", async () => {
    const requests = servePageData();
    await userEvent.hover(screen.getByRole("button", { name: "Marketing" }));
    expect(requests.mock.calls.map(([address]) => address)).toEqual([
      "/page-data/services/marketing/page-data.json",
    ]);
    screen.getByRole("button", { name: "Human Resources" }).focus();
    expect(requests).toHaveBeenCalledTimes(2);
  });

  it("opens a service's full text in a dialog, with a link to its page", async () => {
    servePageData();
    await userEvent.click(screen.getByRole("button", { name: "Strategy" }));
    const dialog = await screen.findByRole("dialog", { name: detail.service.heading });
    for (const paragraph of detail.service.content.split("\n")) {
      expect(within(dialog).getByText(paragraph)).toBeVisible();
    }
    expect(within(dialog).getByRole("link", { name: "Read more about Strategy" })).toHaveAttribute(
      "href",
      "/services/strategy",
    );
  });
});

describe("TalkGrowth", () => {
  beforeEach(() => {
    render(<TalkGrowth {...overview} />);
  });

  const opener = () => screen.getByRole("button", { name: "LET'S TALK GROWTH" });

  it("links to the contact page, for visitors without JavaScript", () => {
    expect(opener()).toHaveAttribute("href", "/contact-us");
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
    const paragraphs = content.split("\n");
    expect(paragraphs.length).toBeGreaterThan(3);
    for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeVisible();
    expect(screen.getByRole("heading", { name: outcomes.heading })).toBeVisible();
    for (const { label } of outcomes.items) expect(screen.getByText(label)).toBeVisible();
  });
});

describe("EngagementSteps", () => {
  it("shows the steps in order", () => {
    const { engagement } = detail.service;
    render(<EngagementSteps {...engagement} />);
    const titles = screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
    expect(titles).toEqual(engagement.steps.map(({ title }) => title));
  });
});

describe("OtherServices", () => {
  it("links from one service to the other two", () => {
    render(<OtherServices {...detail} />);
    const { othersHeading } = detail.serviceDetailPage;
    const section = screen.getByRole("region", { name: othersHeading });
    const links = within(section).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/services/human-resources",
      "/services/marketing",
    ]);
  });
});

describe("ServiceTalk", () => {
  it("links to the appointment form on the contact page", () => {
    render(<ServiceTalk {...detail} />);
    const { label } = detail.serviceDetailPage.talk.action;
    expect(screen.getByRole("link", { name: label })).toHaveAttribute(
      "href",
      "/contact-us#appointment",
    );
  });
});
