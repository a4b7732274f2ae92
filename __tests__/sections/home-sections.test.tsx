import { act, screen, within } from "@testing-library/react";
import { useEffect } from "react";
import { addModal } from "../../src/components/open-modals";
import { announcement } from "../../src/lib/announcement";
import { useAppState } from "../../src/lib/app-state";
import { fillTemplate } from "../../src/lib/fill-template";
import { query } from "../../src/pages/index";
import { Ambitions } from "../../src/sections/ambitions";
import { CaseStudyCarousel } from "../../src/sections/case-study-carousel";
import { Features } from "../../src/sections/features";
import { GetInTouch } from "../../src/sections/get-in-touch";
import { Hero } from "../../src/sections/hero";
import { TailoredStrategies } from "../../src/sections/tailored-strategies";
import { Testimonials } from "../../src/sections/testimonials";
import "../setup/dialog";
import { headings, region, renderInApp } from "../setup/render";
import { queryContent } from "../setup/query";
import { setScreenWidth } from "../setup/screen-width";

const data = queryContent<Queries.HomePageQuery>(query);
const { homePage, company } = data;

beforeEach(() => setScreenWidth(1280));

describe("Hero", () => {
  beforeEach(() => renderInApp(<Hero {...data} />));

  const { label, to } = homePage.hero.action;
  // Its words, and more than those of the link to the contact page, so that a voice can call either.
  const opener = () =>
    screen.getByRole("button", { name: `${label}: ${data.schedulingText.title}` });

  it("has the three taglines as the page's heading, and a button that is a link without JavaScript", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      homePage.hero.taglines.join(" "),
    );
    expect(opener()).toHaveTextContent(label);
    expect(opener()).toHaveAttribute("href", to);
  });

  it("leads from each tagline to the service that it begins with, if it does", () => {
    const links = screen.queryAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      homePage.hero.taglines.flatMap((tagline) => {
        const service = data.allService.nodes.find(({ title }) => tagline.startsWith(title));
        return service ? [[tagline, `/services/${service.name}`]] : [];
      }),
    );
  });

  it("loads its picture first, with alternative text, another crop for narrow screens and a small file for phones", () => {
    const picture = screen.getByRole("img", { name: homePage.hero.imageAlt });
    expect(picture).toHaveAttribute("loading", "eager");
    expect(picture).toHaveAttribute("fetchpriority", "high");
    const sources = (kind: string) => picture.closest("picture")?.querySelectorAll(`source${kind}`);
    expect(sources("[media]:not([data-within-page])")).toHaveLength(2);
    expect(sources("[data-within-page]")).toHaveLength(2);
  });
});

it("TailoredStrategies shows its heading, a figure and a link", async () => {
  const { heading, figure, days, action } = homePage.tailoredStrategies;
  await renderInApp(<TailoredStrategies {...homePage.tailoredStrategies} />);
  const section = within(region(heading));
  expect(section.getByText(fillTemplate(figure, days))).toBeVisible();
  expect(section.getByRole("link", { name: action.label })).toHaveAttribute("href", action.to);
});

it("TailoredStrategies draws the days of its figure, which assistive technology reads only once", async () => {
  const days = { first: 30, last: 120 };
  await renderInApp(
    <TailoredStrategies {...homePage.tailoredStrategies} days={days} figure="{last} – {first}" />,
  );
  expect(screen.getByText("120 – 30")).toBeVisible();
  expect(document.querySelector("[aria-hidden=true]:not(svg)")).toHaveTextContent("030120");
});

it("Ambitions shows its heading over a picture that loads late", async () => {
  if (!homePage.ambitions) return;
  await renderInApp(<Ambitions {...homePage.ambitions} />);
  const { heading, imageAlt } = homePage.ambitions;
  const picture = within(region(heading)).getByRole("img", { name: imageAlt });
  expect(picture).toHaveAttribute("loading", "lazy");
});

it("Features shows the promises in order", async () => {
  await renderInApp(<Features {...homePage} />);
  expect(headings(3)).toEqual(homePage.features.map(({ title }) => title));
});

it("Features draws the days of each on its line, which is as long as what the promise takes", async () => {
  const features = [
    { title: "Some", description: "Text", spans: [{ first: 1, last: 45 }] },
    { title: "None", description: "Text", spans: [] },
    { title: "Late", description: "Text", spans: [{ first: 91, last: 180 }] },
  ];
  const tailoredStrategies = { days: { first: 90, last: 180 } };
  await renderInApp(<Features {...{ features, tailoredStrategies }} />);
  const drawn = screen
    .getAllByRole("listitem")
    .map((row) =>
      Array.from(row.querySelectorAll("line"), (line) => [
        line.getAttribute("x1"),
        line.getAttribute("x2"),
      ]),
    );
  const ticks = ["0%", "50%", "100%"].map((x) => [x, x]);
  expect(drawn).toEqual([[...ticks, ["0%", "25%"]], ticks, [...ticks, ["50%", "100%"]]]);
});

describe("CaseStudyCarousel", () => {
  const { heading, viewAll, narrowed } = homePage.caseStudies;
  const section = () => region(heading);

  /** Two samples of this test's own, one of which matches "health". */
  const samples = data.caseStudyHighlights.items.slice(0, 1).flatMap((sample) =>
    ["Healthcare Platform", "SaaS Product Launch"].map((category) => ({
      ...sample,
      id: category,
      category,
      description: "A text.",
    })),
  );
  const ownData = { ...data, caseStudyHighlights: { items: samples } };

  /** Sets the query as the header's search does. */
  function SearchFor({ query }: { query: string }) {
    const { searchQuery } = useAppState();
    useEffect(() => searchQuery.set(query), [searchQuery, query]);
    return null;
  }

  const renderNarrowed = (query: string) =>
    renderInApp(
      <>
        <SearchFor query={query} />
        <CaseStudyCarousel {...ownData} />
      </>,
    );

  it("says that the query narrows it once no dialog is open, behind which nothing is announced", async () => {
    const close = addModal(document.createElement("dialog"));
    await renderNarrowed("health");
    expect(section()).not.toHaveTextContent("SaaS Product Launch");
    const message = fillTemplate(narrowed, { query: "health" });
    expect(screen.getByText(message)).toBeVisible();
    expect(announcement.get()).toBeNull();
    act(close);
    expect(announcement.get()?.text).toBe(message);
  });

  it("shows the samples in order, links each to its tile or to all of them, and has the id of the footer's link", async () => {
    await renderInApp(<CaseStudyCarousel {...data} />);
    // A view shows two samples, so each sample is in two views.
    expect([...new Set(headings(3, section()))]).toEqual([
      ...new Set(data.caseStudyHighlights.items.map(({ category }) => category)),
    ]);
    for (const { id, category } of data.caseStudyHighlights.items) {
      const hasTile = data.caseStudies.tiles.some((tile) => tile.id === id);
      const addresses = screen.getAllByText(category).map((link) => link.getAttribute("href"));
      expect(addresses).toContain(hasTile ? `/case-study#${id}` : viewAll.to);
    }
    expect(screen.getByRole("link", { name: viewAll.label })).toHaveAttribute("href", viewAll.to);
    expect(section()).toHaveAttribute("id", "case-study");
  });
});

it("Testimonials shows each quote with its role and its rating", async () => {
  await renderInApp(<Testimonials {...data} />);
  const section = region(homePage.testimonials.heading);
  const cards = within(section).getAllByRole("listitem");
  expect(cards).toHaveLength(data.testimonials.items.length);
  data.testimonials.items.forEach(({ quote, role, rating }, index) => {
    const card = within(cards[index] ?? section);
    expect(card.getByText(quote, { exact: false })).toBeVisible();
    expect(card.getByText(role)).toBeVisible();
    const name = fillTemplate(data.labels.rating, { rating: String(rating) });
    expect(card.getByRole("img", { name })).toBeVisible();
  });
});

describe("GetInTouch", () => {
  beforeEach(() => renderInApp(<GetInTouch {...data} />));

  it("shows the address, the phone, the e-mail and the office timings", () => {
    const { office, phone, email, hours } = company;
    const section = region(data.getInTouch.heading);
    expect(section).toHaveTextContent(`${office.street}, ${office.locality}`);
    const link = (name: string) => within(section).getByRole("link", { name });
    expect(link(email)).toHaveAttribute("href", `mailto:${email}`);
    expect(link(phone.label)).toHaveAttribute("href", `tel:${phone.number}`);
    expect(section).toHaveTextContent(hours.label, { normalizeWhitespace: false });
  });

  it("holds the enquiry form", async () => {
    const { heading, controls } = data.contactEnquiryForm;
    const form = await screen.findByRole("form", { name: heading });
    const label = controls.find(({ name }) => name === "messages")?.label;
    expect(within(form).getByRole("textbox", { name: label })).toBeVisible();
  });
});
