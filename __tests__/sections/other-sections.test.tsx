import { act, render, screen, waitFor, within } from "@testing-library/react";
import { query as caseStudyQuery } from "../../src/pages/case-study";
import { query as contactQuery } from "../../src/pages/contact-us";
import { Appointment } from "../../src/sections/appointment";
import { CaseStudyTiles } from "../../src/sections/case-study-tiles";
import { LegalText } from "../../src/sections/legal-text";
import { PageHeader } from "../../src/sections/page-header";
import { ShortMessage } from "../../src/sections/short-message";
import { query as legalQuery } from "../../src/templates/legal-document";
import { queryContent } from "../setup/query";

describe("CaseStudyTiles", () => {
  const data = queryContent<Queries.CaseStudyPageQuery>(caseStudyQuery);
  const { tiles } = data.caseStudies;

  beforeEach(() => {
    render(<CaseStudyTiles {...data} />);
  });

  it("shows six tiles, each with a picture, a category and a title", () => {
    const articles = screen.getAllByRole("article");
    expect(articles).toHaveLength(6);
    articles.forEach((article, index) => {
      const { category, title, imageAlt } = tiles[index] ?? {};
      expect(within(article).getByRole("heading", { name: title })).toBeVisible();
      expect(within(article).getByRole("img", { name: imageAlt })).toBeVisible();
      expect(article).toHaveTextContent(category ?? "a category");
    });
  });

  it("links each tile to its article on the public site", () => {
    const links = screen.getAllByRole("link", { name: /^READ ARTICLE/ });
    expect(links).toHaveLength(6);
    for (const link of links) {
      expect(link.getAttribute("href")).toMatch(
        /^https:\/\/[^/]+\/case-studies\/(e-commerce-fashion-retailer|saas-product-launch|local-bakery-website-redesign|human-resources)\/$/,
      );
    }
  });

  it("names each article in its link, for assistive technology", () => {
    for (const { title } of tiles) {
      expect(screen.getByRole("link", { name: `READ ARTICLE ${title}` })).toBeVisible();
    }
  });
});

describe("Appointment", () => {
  const data = queryContent<Queries.ContactUsPageQuery>(contactQuery);

  it("is collapsed until the address ends in #appointment", async () => {
    render(<Appointment {...data} />);
    const details = screen.getByRole("group");
    expect(details).not.toHaveAttribute("open");
    act(() => {
      location.hash = "#appointment";
    });
    await waitFor(() => expect(details).toHaveAttribute("open"));
    expect(await screen.findByRole("form", { name: "Book Your Appointment" })).toBeVisible();
  });
});

describe("LegalText", () => {
  const documentOf = (slug: string) =>
    queryContent<Queries.LegalDocumentQuery>(legalQuery, { slug });

  it.each([
    ["privacy-policy", 9],
    ["terms-of-service", 10],
  ])("numbers the sections of %s from 1 to %i, and ends with notes", (slug, count) => {
    const data = documentOf(slug);
    const { sections, notes } = data.legalDocument;
    render(<LegalText {...data} />);
    expect(sections).toHaveLength(count);
    const [, ...headings] = screen.getAllByRole("heading", { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      ...sections.map(({ heading }, index) => `${String(index + 1)}. ${heading}`),
      notes.heading,
    ]);
  });

  it("links to every section from the table of contents", () => {
    const data = documentOf("privacy-policy");
    render(<LegalText {...data} />);
    const contents = screen.getByRole("navigation", { name: data.labels.onThisPage });
    const targets = within(contents)
      .getAllByRole("link")
      .map((link) => document.querySelector(link.getAttribute("href") ?? "#missing"));
    expect(targets.map((target) => target?.querySelector("h2")?.textContent)).toEqual(
      data.legalDocument.sections.map(({ heading }, index) => `${String(index + 1)}. ${heading}`),
    );
  });
});

describe("PageHeader", () => {
  it("shows the title, and a breadcrumb from the home page to this one", () => {
    render(<PageHeader title="About Us" lead="Who we are." />);
    const breadcrumb = screen.getByRole("navigation", { name: "Breadcrumb" });
    expect(within(breadcrumb).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(within(breadcrumb).getByText("About Us")).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  });

  it("names the pages between, and gives the last one its shorter name", () => {
    render(
      <PageHeader
        title="Strategy that hits the mark"
        breadcrumb="Strategy"
        trail={[{ label: "Services", to: "/service" }]}
      />,
    );
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toEqual(["Home", "Services", "Strategy"]);
  });
});

describe("ShortMessage", () => {
  it("shows a title, a text and links", () => {
    render(
      <ShortMessage
        title="Page not found"
        lead="Nothing here."
        links={[{ label: "Home", to: "/" }]}
      />,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    expect(screen.getByText("Nothing here.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  });
});
