import { render, screen, within } from "@testing-library/react";
import { query as caseStudyQuery } from "../../src/pages/case-study";
import { query as contactQuery } from "../../src/pages/contact-us";
import { Appointment } from "../../src/sections/closing-band/appointment";
import { CaseStudyTiles } from "../../src/sections/case-study-tiles";
import { LegalText } from "../../src/sections/legal-text";
import { query as legalQuery } from "../../src/templates/legal-document";
import { legalDocument } from "../setup/legal";
import { queryContent } from "../setup/query";

it.each([
  ["on this site", null],
  ["on another one", "https://articles.example"],
])("CaseStudyTiles shows the tiles, each with a link that names its article %s", (_where, host) => {
  const data = queryContent<Queries.CaseStudyPageQuery>(caseStudyQuery);
  const { tiles } = data.caseStudies;
  render(<CaseStudyTiles caseStudyPage={data.caseStudyPage} caseStudies={{ host, tiles }} />);
  const articles = screen.getAllByRole("article");
  expect(articles).toHaveLength(tiles.length);
  articles.forEach((article, index) => {
    const { id = "", category, title, imageAlt, slug, part, to } = tiles[index] ?? {};
    const own = `/case-studies/${slug}${part ? `#${part}` : ""}`;
    const link = to ?? (host === null ? own : `${host}/case-studies/${slug}/`);
    // Other pages link to it.
    expect(document.getElementById(id)).toContainElement(article);
    expect(within(article).getByRole("heading", { name: title })).toBeVisible();
    const role = imageAlt === "" ? "presentation" : "img";
    expect(within(article).getByRole(role, { name: imageAlt })).toBeVisible();
    expect(article).toHaveTextContent(category ?? "a category");
    const name = `${data.caseStudyPage.readArticle} ${title ?? "a title"}`;
    expect(within(article).getByRole("link", { name })).toHaveAttribute("href", link);
  });
});

it("Appointment is collapsed until a navigation leads to #appointment, and opens again with the next", async () => {
  const data = queryContent<Queries.ContactUsPageQuery>(contactQuery);
  const appointment = () => (
    <Appointment
      contactUsPage={data.contactUsPage}
      labels={data.labels}
      expertAppointmentForm={data.expertAppointmentForm}
      formMessages={data.formMessages}
      company={data.company}
      visit={{}}
    />
  );
  const { rerender } = render(appointment());
  const details = screen.getByRole("group");
  expect(details).not.toHaveAttribute("open");
  // The router navigates like this, which fires no event.
  history.pushState(null, "", "#appointment");
  for (let visit = 0; visit < 2; visit += 1) {
    details.removeAttribute("open");
    rerender(appointment());
    expect(details).toHaveAttribute("open");
  }
  expect(
    await screen.findByRole("form", { name: data.expertAppointmentForm.heading }),
  ).toBeVisible();
});

it("LegalText numbers its sections from 1, ends with notes, and links to each from its table of contents", () => {
  const { slug } = legalDocument;
  const data = queryContent<Queries.LegalDocumentQuery>(legalQuery, { name: slug });
  const { sections, notes } = data.legalDocument;
  render(<LegalText legalDocument={data.legalDocument} labels={data.labels} />);
  const numbered = sections.map(({ heading }, index) => `${String(index + 1)}. ${heading}`);
  const [, ...headings] = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    ...numbered,
    ...(notes ? [notes.heading] : []),
  ]);
  const contents = screen.getByRole("navigation", { name: data.labels.onThisPage });
  const targets = within(contents)
    .getAllByRole("link")
    .map((link) => document.querySelector(link.getAttribute("href") ?? "#missing"));
  expect(targets.map((target) => target?.querySelector("h2")?.textContent)).toEqual(numbered);
});
