import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { addModal } from "../../src/state/open-modals";
import { announcement } from "../../src/state/announcement";
import { useAppState } from "../../src/state/app-state";
import { listAddressLines } from "../../src/blocks/office-address";
import { fillTemplate } from "../../src/lib/fill-template";
import { query } from "../../src/pages/index";
import { CaseStudyCarousel } from "../../src/sections/case-study-carousel/case-study-carousel";
import { GetInTouch } from "../../src/sections/get-in-touch/get-in-touch";
import { Hero } from "../../src/sections/hero/hero";
import { Testimonials } from "../../src/sections/testimonials";
import "../setup/dialog";
import { getHeadings, getRegion, renderInApp } from "../setup/render";
import { present } from "../setup/present";
import { queryContent } from "../setup/query";
import { words } from "../setup/words";

const data = queryContent<Queries.HomePageQuery>(query);
const { homePage, company } = data;

const renderHero = ({ homePage, allService, schedulingText, company }: Queries.HeroFragment) =>
  renderInApp(
    <Hero
      homePage={homePage}
      allService={allService}
      schedulingText={schedulingText}
      expertAppointmentForm={data.expertAppointmentForm}
      formMessages={data.formMessages}
      company={company}
    />,
  );

it.each([
  ["Tax that fits.", "/services/tax"],
  ["Tax, paid on time.", "/services/tax"],
  ["Tax Advice.", "/services/tax-advice"],
  ["Tax", "/services/tax"],
  ["Taxes without tears.", undefined],
  ["Less tax.", undefined],
])("Hero leads from %j to %s", async (tagline, address) => {
  const nodes = [
    { name: "tax", title: "Tax" },
    { name: "tax-advice", title: "Tax Advice" },
  ];
  const hero = { ...homePage.hero, taglines: [tagline] };
  await renderHero({ ...data, homePage: { hero }, allService: { nodes } });
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading).toHaveTextContent(tagline);
  expect(within(heading).queryByRole("link", { name: tagline })?.getAttribute("href")).toBe(
    address,
  );
});

it("Hero names its button by what is on it and more", async () => {
  await renderHero(data);
  // More than the words of the link to the contact page, so that a voice can call either.
  const { label, to } = homePage.hero.action;
  const opener = screen.getByRole("button", { name: `${label}: ${data.schedulingText.title}` });
  expect(opener).toHaveTextContent(label);
  expect(opener).toHaveAttribute("href", to);
});

describe("CaseStudyCarousel", () => {
  const { heading, viewAll, narrowed, showAll } = present(homePage.caseStudies);
  const section = () => getRegion(heading);

  /** Two samples of this test's own, one of which matches "health". */
  const samples = data.caseStudyHighlights.items.slice(0, 1).flatMap((sample) =>
    ["Healthcare Platform", "SaaS Product Launch"].map((category) => ({
      ...sample,
      id: category,
      category,
      description: "A text.",
    })),
  );

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
        <CaseStudyCarousel
          homePage={homePage}
          caseStudyHighlights={{ items: samples }}
          caseStudies={data.caseStudies}
        />
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
    // The button goes with what it undoes.
    await userEvent.click(screen.getByRole("button", { name: showAll }));
    expect(section()).toHaveTextContent("SaaS Product Launch");
    expect(section().contains(document.activeElement)).toBe(true);
  });

  it.each([
    ["on this site", null],
    ["on another one", "https://articles.example"],
  ])(
    "shows the samples in order, and links each to its article %s, to its tile or to all of them",
    async (_where, host) => {
      const { tiles } = data.caseStudies;
      await renderInApp(
        <CaseStudyCarousel
          homePage={homePage}
          caseStudyHighlights={data.caseStudyHighlights}
          caseStudies={{ host, tiles }}
        />,
      );
      // A view shows two samples, so each sample is in two views.
      expect([...new Set(getHeadings(3, section()))]).toEqual([
        ...new Set(data.caseStudyHighlights.items.map(({ category }) => category)),
      ]);
      for (const { id, category } of data.caseStudyHighlights.items) {
        const tile = tiles.find((each) => each.id === id);
        const address =
          tile?.slug && host === null
            ? `/case-studies/${tile.slug}${tile.part ? `#${tile.part}` : ""}`
            : `/case-study#${id}`;
        const addresses = screen.getAllByText(category).map((link) => link.getAttribute("href"));
        expect(addresses).toContain(tile ? address : viewAll.to);
      }
      expect(screen.getByRole("link", { name: viewAll.label })).toHaveAttribute("href", viewAll.to);
      expect(section()).toHaveAttribute("id", "case-study");
    },
  );
});

it("Testimonials shows each quote with its role and its rating", async () => {
  const { testimonials, labels } = data;
  await renderInApp(
    <Testimonials homePage={homePage} testimonials={testimonials} labels={labels} />,
  );
  const section = getRegion(present(homePage.testimonials).heading);
  const cards = within(section).getAllByRole("listitem");
  expect(cards).toHaveLength(testimonials.items.length);
  testimonials.items.forEach(({ quote, role, rating }, index) => {
    const card = within(cards[index] ?? section);
    expect(cards[index]).toHaveTextContent(quote);
    expect(card.getByText(role)).toBeVisible();
    const name = fillTemplate(present(labels.rating), { rating: String(rating) });
    expect(card.getByRole("img", { name })).toBeVisible();
  });
});

it("GetInTouch shows the address, the phone, the e-mail and the office timings", async () => {
  await renderInApp(
    <GetInTouch
      getInTouch={data.getInTouch}
      contactEnquiryForm={data.contactEnquiryForm}
      formMessages={data.formMessages}
      company={company}
      labels={data.labels}
    />,
  );
  const { office, phone, email, hours } = company;
  const section = getRegion(data.getInTouch.heading);
  // Not by toHaveTextContent, which changes the blanks of content.
  for (const text of [listAddressLines(office).join(words.labels.comma), hours.label])
    expect(section.textContent).toContain(text);
  const link = (name: string) => within(section).getByRole("link", { name });
  expect(link(email)).toHaveAttribute("href", `mailto:${email}`);
  expect(link(phone.label)).toHaveAttribute("href", `tel:${phone.number}`);
});
