import { parse } from "node:path";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudy from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as services from "../../src/pages/service";
import { Seo } from "../../src/seo/seo";
import company from "../../content/company.json";
import aboutUsContent from "../../content/pages/about-us.json";
import caseStudyContent from "../../content/pages/case-study.json";
import home from "../../content/pages/home.json";
import servicesContent from "../../content/pages/service.json";
import { siteMetadata } from "../../src/build/site-metadata";
import { queryContent } from "../setup/query";

const text = { title: "About <us>", description: "Who we are" };

const { siteUrl } = siteMetadata();

/** React moves the elements of a head into the document's own head, except scripts. */
const attribute = (selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);

const structuredData = () =>
  Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (script) =>
    JSON.parse(script.textContent),
  );

it("renders the title, the description, the canonical address and the link preview", () => {
  render(<Seo text={text} path="/about-us" />);
  expect(document.title).toBe(text.title);
  expect(attribute("meta[name=description]", "content")).toBe(text.description);
  expect(attribute("link[rel=canonical]", "href")).toBe(`${siteUrl}/about-us`);
  expect(attribute("meta[property='og:url']", "content")).toBe(`${siteUrl}/about-us`);
  expect(attribute("meta[property='og:title']", "content")).toBe(text.title);
  expect(attribute("meta[property='og:image']", "content")).toMatch(/^https:\/\/[^/]+\/.+jpg/);
  expect(attribute("meta[name='apple-mobile-web-app-title']", "content")).toBe(company.name);
  expect(attribute("meta[name='twitter:card']", "content")).toBe("summary_large_image");
  expect(document.querySelector("meta[name=robots]")).toBeNull();
});

it("fills the company's name into titles and descriptions", () => {
  render(<Seo text={{ title: "About | {company}", description: "{company} is here" }} />);
  expect(document.title).toBe(`About | ${company.name}`);
  expect(attribute("meta[name=description]", "content")).toBe(`${company.name} is here`);
});

it("shows the page's own picture in link previews, or else that of the home page, each with its description", () => {
  const previewOf = (head: ReactNode) => {
    const { unmount } = render(head);
    const preview = ["og:image", "og:image:alt"].map((name) =>
      attribute(`meta[property='${name}']`, "content"),
    );
    unmount();
    return preview;
  };
  const about = queryContent<Queries.AboutUsPageQuery>(aboutUs.query);
  const studies = queryContent<Queries.CaseStudyPageQuery>(caseStudy.query);
  const overview = queryContent<Queries.ServicePageQuery>(services.query);
  const contact = queryContent<Queries.ContactUsPageQuery>(contactUs.query);
  const { whoWeAre } = aboutUsContent;
  const pages = [
    { head: <aboutUs.Head data={about} />, picture: whoWeAre },
    { head: <caseStudy.Head data={studies} />, picture: caseStudyContent },
    { head: <services.Head data={overview} />, picture: servicesContent },
    { head: <contactUs.Head data={contact} />, picture: home.hero },
  ];
  for (const { head, picture } of pages) {
    const [src, alt = ""] = previewOf(head);
    expect(src).toContain(parse(picture.image).name);
    expect(alt).toBe(picture.imageAlt);
  }
});

it("asks not to be indexed when it has no canonical path", () => {
  render(<Seo text={text} />);
  expect(attribute("meta[name=robots]", "content")).toBe("noindex");
  expect(document.querySelector("link[rel=canonical]")).toBeNull();
});

it("describes the organization with its place and hours, and no breadcrumb, on the home page", () => {
  render(<Seo text={text} path="/" />);
  const { name, phone, office } = company;
  const { hours } = queryContent<Queries.SiteSeoQuery>(
    "{ company { hours { periods { days opens closes } } } }",
  ).company;
  const address = { addressLocality: office.locality, addressCountry: office.countryCode };
  expect(structuredData()).toEqual([
    expect.objectContaining({
      ...{ "@type": "Organization", name, telephone: phone.number },
      logo: `${siteUrl}/icon-512.png`,
      address: expect.objectContaining(address),
      location: expect.objectContaining({
        openingHoursSpecification: hours.periods.map(({ days, opens, closes }) =>
          expect.objectContaining({ dayOfWeek: days, opens, closes }),
        ),
      }),
    }),
  ]);
});

it("describes a service of the organization, and the breadcrumb of its page", () => {
  render(
    <Seo
      text={text}
      path="/services/strategy"
      service={{ name: "strategy", title: "Strategy" }}
      trail={[{ label: "Services", to: "/service" }]}
      breadcrumb="Strategy"
    />,
  );
  const [service, breadcrumb] = structuredData();
  expect(service).toMatchObject({
    ...{ "@type": "Service", description: text.description },
    url: `${siteUrl}/services/strategy`,
    provider: {
      ...{ "@type": "Organization", "@id": `${siteUrl}/#organization` },
      ...{ name: company.name, url: siteUrl },
    },
  });
  expect(breadcrumb.itemListElement).toMatchObject([
    { position: 1, item: `${siteUrl}/` },
    { position: 2, name: "Services", item: `${siteUrl}/service` },
    { position: 3, name: "Strategy", item: `${siteUrl}/services/strategy` },
  ]);
});

it("escapes a closing script tag in content", () => {
  render(<Seo text={text} path="/x" breadcrumb="</script><b>" />);
  const script = document.querySelector('script[type="application/ld+json"]');
  expect(script?.innerHTML).not.toContain("</script>");
  expect(structuredData()[0].itemListElement[1].name).toBe("</script><b>");
});
