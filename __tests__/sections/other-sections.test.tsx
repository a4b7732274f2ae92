import { act, render, screen, waitFor, within } from "@testing-library/react";
import labels from "../../content/labels.json";
import navigation from "../../content/navigation.json";
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

  it("shows the tiles, each with a picture, a category and a title", () => {
    const articles = screen.getAllByRole("article");
    expect(articles).toHaveLength(tiles.length);
    articles.forEach((article, index) => {
      const { category, title, imageAlt } = tiles[index] ?? {};
      expect(within(article).getByRole("heading", { name: title })).toBeVisible();
      expect(within(article).getByRole("img", { name: imageAlt })).toBeVisible();
      expect(article).toHaveTextContent(category ?? "a category");
    });
  });

  it("links each tile to its article on the public site", () => {
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(tiles.map(({ link }) => link));
  });

  it("names each article in its link, for assistive technology", () => {
    for (const { title } of tiles) {
      const name = `${data.caseStudyPage.readArticle} ${title}`;
      expect(screen.getByRole("link", { name })).toBeVisible();
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
    expect(
      await screen.findByRole("form", { name: data.expertAppointmentForm.heading }),
    ).toBeVisible();
  });
});

describe("LegalText", () => {
  const documentOf = (slug: string) =>
    queryContent<Queries.LegalDocumentQuery>(legalQuery, { slug });

  it.each(["privacy-policy", "terms-of-service"])(
    "numbers the sections of %s from 1, and ends with notes",
    (slug) => {
      const data = documentOf(slug);
      const { sections, notes } = data.legalDocument;
      render(<LegalText {...data} />);
      const [, ...headings] = screen.getAllByRole("heading", { level: 2 });
      expect(headings.map((heading) => heading.textContent)).toEqual([
        ...sections.map(({ heading }, index) => `${String(index + 1)}. ${heading}`),
        notes.heading,
      ]);
    },
  );

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

it("PageHeader shows the title, and a breadcrumb from the home page to this one", () => {
  render(<PageHeader title="About Us" lead="Who we are." />);
  const breadcrumb = screen.getByRole("navigation", { name: labels.breadcrumb });
  const { label, to } = navigation.home;
  expect(within(breadcrumb).getByRole("link", { name: label })).toHaveAttribute("href", to);
  expect(within(breadcrumb).getByText("About Us")).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
});

it("ShortMessage shows a title, a text and links", () => {
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
