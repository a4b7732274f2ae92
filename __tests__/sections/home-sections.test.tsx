import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { addModal } from "../../src/components/open-modals";
import { useAppState } from "../../src/lib/app-state";
import { query } from "../../src/pages/index";
import { Ambitions } from "../../src/sections/ambitions";
import { CaseStudyCarousel } from "../../src/sections/case-study-carousel";
import { Features } from "../../src/sections/features";
import { GetInTouch } from "../../src/sections/get-in-touch";
import { Hero } from "../../src/sections/hero";
import { TailoredStrategies } from "../../src/sections/tailored-strategies";
import { Testimonials } from "../../src/sections/testimonials";
import "../setup/dialog";
import { queryContent } from "../setup/query";
import { renderInApp } from "../setup/render-in-app";
import { setScreenWidth } from "../setup/screen-width";

const data = queryContent<Queries.HomePageQuery>(query);
const { homePage, company } = data;

beforeEach(() => setScreenWidth(1280));

describe("Hero", () => {
  beforeEach(() => renderInApp(<Hero {...data} />));

  const opener = () => screen.getByRole("button", { name: "CONTACT US" });

  it("has the three taglines as the page's heading", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Strategy that hits the mark. Human Resources that ignites culture. Marketing that amplifies your brand.",
    );
  });

  it("links CONTACT US to the contact page, for visitors without JavaScript", () => {
    expect(opener()).toHaveAttribute("href", "/contact-us");
  });

  it("opens the calendar in a dialog from CONTACT US", async () => {
    await userEvent.click(opener());
    expect(await screen.findByRole("dialog", { name: data.schedulingText.title })).toBeVisible();
  });

  it("loads its picture first, with alternative text and another crop for phones", () => {
    const picture = screen.getByRole("img", { name: homePage.hero.imageAlt });
    expect(picture).toHaveAttribute("loading", "eager");
    expect(picture).toHaveAttribute("fetchpriority", "high");
    expect(picture.closest("picture")?.querySelectorAll("source[media]")).toHaveLength(2);
  });
});

describe("TailoredStrategies", () => {
  it("shows its heading, the promised days and a link to the services", async () => {
    await renderInApp(<TailoredStrategies {...homePage.tailoredStrategies} />);
    const section = screen.getByRole("region", {
      name: "Empowering Your Business with Tailored Strategies for Success",
    });
    expect(within(section).getByText("90–180")).toBeVisible();
    expect(within(section).getByRole("link", { name: "DISCOVER OUR SERVICES" })).toHaveAttribute(
      "href",
      "/service",
    );
  });
});

describe("Ambitions", () => {
  it("shows its heading over a picture that loads late", async () => {
    await renderInApp(<Ambitions {...homePage.ambitions} />);
    const section = screen.getByRole("region", { name: "Ambitions to Results" });
    expect(within(section).getByRole("img", { name: homePage.ambitions.imageAlt })).toHaveAttribute(
      "loading",
      "lazy",
    );
  });
});

describe("Features", () => {
  it("shows the three promises in order", async () => {
    await renderInApp(<Features {...homePage} />);
    const titles = screen.getAllByRole("heading", { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      "Results in 90–180 Days",
      "Consultancy-As-a-Service (CONaaS)",
      "Fractional Consultant",
    ]);
  });
});

describe("CaseStudyCarousel", () => {
  const section = () => screen.getByRole("region", { name: "Case Study" });

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
        <CaseStudyCarousel {...data} />
      </>,
    );

  it("shows the four samples in order", async () => {
    await renderInApp(<CaseStudyCarousel {...data} />);
    // A view shows two samples, so each sample is in two views.
    const categories = within(section())
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent);
    expect([...new Set(categories)]).toEqual([
      "E-commerce – Fashion Retailer",
      "SaaS Product Launch",
      "Healthcare Platform",
      "Another Case Study",
    ]);
  });

  it("shows only the samples that match the search query", async () => {
    await renderNarrowed("health");
    expect(section()).toHaveTextContent("Healthcare Platform");
    expect(section()).not.toHaveTextContent("SaaS Product Launch");
  });

  it("says that the query narrows it, and shows all samples again on request", async () => {
    await renderNarrowed(" health ");
    const message = screen.getByText("Only case studies that match “health” are shown.");
    expect(message).toHaveAttribute("role", "status");
    const showAll = screen.getByRole("button", { name: "Show all case studies" });
    await userEvent.click(showAll);
    expect(section()).toHaveTextContent("SaaS Product Launch");
    expect(message).toBeEmptyDOMElement();
    expect(showAll).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it("says that the query narrows it once no dialog is open, behind which nothing is announced", async () => {
    const close = addModal();
    await renderNarrowed("health");
    expect(section()).not.toHaveTextContent("SaaS Product Launch");
    expect(screen.queryByText(/Only case studies/)).not.toBeInTheDocument();
    act(close);
    expect(screen.getByText(/Only case studies that match “health”/)).toBeVisible();
  });

  it("links to all case studies, and has the id that the footer links to", async () => {
    await renderInApp(<CaseStudyCarousel {...data} />);
    expect(screen.getByRole("link", { name: "VIEW ALL" })).toHaveAttribute("href", "/case-study");
    expect(section()).toHaveAttribute("id", "case-study");
  });
});

describe("Testimonials", () => {
  it("shows three quotes, each by a marketing director and rated 5 stars", async () => {
    await renderInApp(<Testimonials {...data} />);
    const section = screen.getByRole("region", { name: "Success in Action" });
    const quotes = within(section).getAllByRole("figure");
    expect(quotes).toHaveLength(3);
    quotes.forEach((figure, index) => {
      expect(figure).toHaveTextContent(data.testimonials.items[index]?.quote ?? "a quote");
      expect(within(figure).getByText("Marketing Director")).toBeVisible();
      expect(within(figure).getByRole("img", { name: "Rated 5 out of 5 stars" })).toBeVisible();
    });
  });
});

describe("GetInTouch", () => {
  beforeEach(() => renderInApp(<GetInTouch {...data} />));

  it("shows the address, the phone and the e-mail", () => {
    const { office, phone, email } = company;
    const section = screen.getByRole("region", { name: "Get in touch with us" });
    expect(section).toHaveTextContent(`${office.street}, ${office.locality}, ${office.region}`);
    const link = (name: string) => within(section).getByRole("link", { name });
    expect(link(email)).toHaveAttribute("href", `mailto:${email}`);
    expect(link(phone.label)).toHaveAttribute("href", `tel:${phone.number}`);
  });

  it("holds the enquiry form", async () => {
    const { heading, controls } = data.contactEnquiryForm;
    const form = await screen.findByRole("form", { name: heading });
    const label = controls.find(({ name }) => name === "messages")?.label;
    expect(within(form).getByRole("textbox", { name: label })).toBeVisible();
  });

  it("shows the map in place of its illustration once the visitor asks for it", async () => {
    const { title, embedUrl, showLabel } = company.map;
    expect(screen.queryByTitle(title)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: showLabel }));
    expect(screen.getByTitle(title)).toHaveAttribute("src", embedUrl);
  });

  it("shows the office timings", () => {
    expect(screen.getByText("Timings: Monday to Friday – 10 AM- 6 PM")).toBeVisible();
  });
});
