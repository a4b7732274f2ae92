import { render, screen, within } from "@testing-library/react";
import { query as overviewQuery } from "../../src/pages/service";
import { EngagementSteps } from "../../src/sections/engagement-steps";
import { OtherServices } from "../../src/sections/other-services";
import { ServiceCards } from "../../src/sections/service-cards";
import { query as detailQuery } from "../../src/templates/service-detail";
import "../setup/dialog";
import { getRegion } from "../setup/render";
import { queryContent } from "../setup/query";

const overview = queryContent<Queries.ServicePageQuery>(overviewQuery);
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

describe("ServiceCards", () => {
  beforeEach(() => {
    const { servicePage, serviceDetailPage, allService, expertTalk } = overview;
    render(
      <ServiceCards
        servicePage={servicePage}
        serviceDetailPage={serviceDetailPage}
        allService={allService}
        expertTalk={expertTalk}
      />,
    );
  });

  it("links to the page of each service, in order, with the beginning of its text", () => {
    const links = screen.getAllByRole("button");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      services.map((service) => [service.title, addressOf(service)]),
    );
    for (const [index, { teaser, content }] of services.entries()) {
      expect(links[index]?.closest("li")).toHaveTextContent(teaser);
      expect(content.replaceAll("\n", " ")).toContain(teaser.replace(/…$/, ""));
    }
  });
});

it("EngagementSteps draws the days of each step on the whole scale", () => {
  const ranges = [
    { first: 1, last: 45 },
    { first: 46, last: 180 },
    { first: 46, last: 90 },
  ];
  const steps = ranges.map((days, index) => ({ title: `${index}`, days, description: "What." }));
  render(<EngagementSteps heading="How" steps={steps} stepDays="Days {first}–{last}" />);
  const spans = screen.getAllByRole("listitem").map((card) => {
    const line = card.querySelector("svg line");
    return `${line?.getAttribute("x1")} ${line?.getAttribute("x2")}`;
  });
  expect(spans).toEqual(["0% 25%", "25% 100%", "25% 50%"]);
});

it("OtherServices links from one service to the next two, if there are as many", () => {
  const { serviceDetailPage, service, next, afterNext } = detail;
  render(
    <OtherServices
      serviceDetailPage={serviceDetailPage}
      service={service}
      next={next}
      afterNext={afterNext}
    />,
  );
  const { othersHeading } = serviceDetailPage;
  const links = within(getRegion(othersHeading)).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [second, third].filter(({ name }) => name !== first.name).map(addressOf),
  );
});
