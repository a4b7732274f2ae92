import { render } from "@testing-library/react";
import { Seo } from "../../src/seo/seo";
import { readSiteMetadata } from "../../src/content/site-metadata";
import { queryContent } from "../setup/query";
import { words } from "../setup/words";

const { company } = words;

const text = { title: "About <us>", description: "Who we are" };

const { siteUrl } = readSiteMetadata();

/** React moves the elements of a head into the document's own head, except scripts. */
const attribute = (selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);

const structuredData = () =>
  Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (script) =>
    JSON.parse(script.textContent),
  );

it("fills the company's name into the title and the description, and names the canonical address", () => {
  render(
    <Seo
      text={{ title: "About | {company}", description: "{company} is here" }}
      path="/about-us"
    />,
  );
  expect(document.title).toBe(`About | ${company.name}`);
  expect(attribute("meta[name=description]", "content")).toBe(`${company.name} is here`);
  expect(attribute("link[rel=canonical]", "href")).toBe(`${siteUrl}/about-us`);
  expect(document.querySelector("meta[name=robots]")).toBeNull();
});

it("asks not to be indexed when it has no canonical path", () => {
  render(<Seo text={text} />);
  expect(attribute("meta[name=robots]", "content")).toBe("noindex");
  expect(document.querySelector("link[rel=canonical]")).toBeNull();
});

it("describes the organization with its place and hours, and no breadcrumb, on the home page", () => {
  render(<Seo text={text} path="/" />);
  const { name, description, email, phone, office } = company;
  const { hours, office: full } = queryContent<Queries.SiteSeoQuery>(
    "{ company { hours { periods { days opens closes } } office { region postalCode } } }",
  ).company;
  const address = {
    streetAddress: office.street,
    addressLocality: office.locality,
    ...(full.region !== null && { addressRegion: full.region }),
    ...(full.postalCode !== null && { postalCode: full.postalCode }),
    addressCountry: office.countryCode,
  };
  expect(structuredData()).toEqual([
    expect.objectContaining({
      ...{ "@type": "Organization", name, description, email, telephone: phone.number },
      url: siteUrl,
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
      about={{ "@type": "Service", serviceType: "Growth", by: ["provider"] }}
      breadcrumb="Strategy"
      picture={{ image: { childImageSharp: { resize: { src: "/path.jpg" } } }, imageAlt: "A path" }}
    />,
  );
  expect(attribute("meta[property='og:image']", "content")).toBe(`${siteUrl}/path.jpg`);
  expect(attribute("meta[property='og:image:alt']", "content")).toBe("A path");
  const [service, breadcrumb] = structuredData();
  expect(service).toMatchObject({
    ...{ "@type": "Service", serviceType: "Growth", description: text.description },
    url: `${siteUrl}/services/strategy`,
    provider: { "@type": "Organization", "@id": `${siteUrl}/#organization`, name: company.name },
  });
  expect(service).not.toHaveProperty("by");
  expect(breadcrumb.itemListElement).toMatchObject([
    { position: 1, item: `${siteUrl}/` },
    { position: 2, name: words.servicePage.title, item: `${siteUrl}/service` },
    { position: 3, name: "Strategy", item: `${siteUrl}/services/strategy` },
  ]);
});

it("describes an article of the organization, and its preview as one", () => {
  const picture = { image: { childImageSharp: { resize: { src: "/fog.jpg" } } }, imageAlt: "" };
  render(
    <Seo
      text={text}
      path="/case-studies/x"
      picture={picture}
      about={{ "@type": "Article", headline: "An X", by: ["author", "publisher"] }}
    />,
  );
  expect(attribute("meta[property='og:type']", "content")).toBe("article");
  const organization = expect.objectContaining({ "@type": "Organization", name: company.name });
  expect(structuredData()).toEqual([
    expect.objectContaining({
      ...{ "@type": "Article", headline: "An X", description: text.description },
      url: `${siteUrl}/case-studies/x`,
      image: `${siteUrl}/fog.jpg`,
      ...{ author: organization, publisher: organization },
    }),
  ]);
});

it("escapes a closing script tag in content", () => {
  render(<Seo text={text} path="/x" breadcrumb="</script><b>" />);
  const script = document.querySelector('script[type="application/ld+json"]');
  expect(script?.innerHTML).not.toContain("</script>");
  expect(structuredData()[0].itemListElement[1].name).toBe("</script><b>");
});
