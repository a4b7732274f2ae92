import { act, render, screen, waitFor, within } from "@testing-library/react";
import { query as caseStudyQuery } from "../../src/pages/case-study";
import { query as contactQuery } from "../../src/pages/contact-us";
import { Appointment } from "../../src/sections/appointment";
import { CaseStudyTiles } from "../../src/sections/case-study-tiles";
import { ShortMessage } from "../../src/sections/short-message";
import { LegalText } from "../../src/sections/legal-text";
import { PageHeader } from "../../src/sections/page-header";
import { query as legalQuery } from "../../src/templates/legal-document";
import { queryContent } from "../setup/query";

describe("CaseStudyTiles", () => {
  const data = queryContent<Queries.CaseStudyPageQuery>(caseStudyQuery);

  it("shows six tiles, each with a picture, a category and a title", () => {
    render(<CaseStudyTiles {...data} />);
    const tiles = screen.getAllByRole("article");
    expect(tiles).toHaveLength(6);
    tiles.forEach((tile, index) => {
      const { category, title, imageAlt } = data.caseStudies.tiles[index] ?? {};
      expect(within(tile).getByRole("heading", { name: title })).toBeVisible();
      expect(within(tile).getByRole("img", { name: imageAlt })).toBeVisible();
      expect(tile).toHaveTextContent(category ?? "no category");
    });
  });

  it("leads from each tile to its article on the public site", () => {
    render(<CaseStudyTiles {...data} />);
    const articles = screen.getAllByRole("link", { name: /^READ ARTICLE/ });
    expect(articles).toHaveLength(6);
    for (const article of articles) {
      expect(article.getAttribute("href")).toMatch(
        /^https:\/\/www\.conaas\.example\/case-studies\/(e-commerce-fashion-retailer|saas-product-launch|local-bakery-website-redesign|human-resources)\/$/,
      );
    }
  });

  it("gives each article link a name of its own", () => {
    render(<CaseStudyTiles {...data} />);
    expect(
      screen.getByRole("link", { name: `READ ARTICLE ${data.caseStudies.tiles[0]?.title ?? ""}` }),
    ).toBeVisible();
  });
});

describe("Appointment", () => {
  const data = queryContent<Queries.ContactUsPageQuery>(contactQuery);

  it("is collapsed, and opens for an address that ends in #appointment", async () => {
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
  it.each([
    ["privacy-policy", 9, "Important Notes"],
    ["terms-of-service", 10, "Disclaimer"],
  ])("numbers the sections of %s and closes with notes", (slug, count, notes) => {
    render(<LegalText {...queryContent<Queries.LegalDocumentQuery>(legalQuery, { slug })} />);
    const numbered = screen.getAllByRole("heading", { level: 2, name: /^\d+\. / });
    expect(numbered).toHaveLength(count);
    expect(numbered.map((heading) => Number.parseInt(heading.textContent, 10))).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(screen.getByRole("heading", { name: notes })).toBeVisible();
  });

  it("leads from the table of contents to every section", () => {
    const data = queryContent<Queries.LegalDocumentQuery>(legalQuery, { slug: "privacy-policy" });
    const { container } = render(<LegalText {...data} />);
    const contents = screen.getByRole("navigation", { name: "On this page" });
    for (const link of within(contents).getAllByRole("link")) {
      const target = link.getAttribute("href") ?? "nothing";
      expect(container.querySelector(target)).not.toBeNull();
    }
  });
});

describe("PageHeader", () => {
  it("shows where the page stands, from the home page on", () => {
    render(<PageHeader title="About Us" lead="Who we are." />);
    const breadcrumb = screen.getByRole("navigation", { name: "Breadcrumb" });
    expect(within(breadcrumb).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(within(breadcrumb).getByText("About Us")).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  });

  it("names the pages between, and shortens the last name", () => {
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
  it("says what is missing and offers ways on", () => {
    render(
      <ShortMessage
        title="Page not found"
        lead="Nothing here."
        links={[{ label: "Home", to: "/" }]}
      />,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  });
});
