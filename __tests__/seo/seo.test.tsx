import { render } from "@testing-library/react";
import { Seo } from "../../src/seo/seo";
import { breadcrumbData, organizationData, serviceData } from "../../src/seo/structured-data";

const text = { title: "About <us>", description: "Who we are" };
const site = "https://conaas.example";

/** React puts the elements of a head into the document's own head, but for scripts. */
const attribute = (selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);

const structuredData = () =>
  Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (script) =>
    JSON.parse(script.textContent),
  );

it("tells title, description, canonical address and previews", () => {
  render(<Seo text={text} path="/about-us" />);
  expect(document.title).toBe("About <us>");
  expect(attribute("meta[name=description]", "content")).toBe("Who we are");
  expect(attribute("link[rel=canonical]", "href")).toBe(`${site}/about-us`);
  expect(attribute("meta[property='og:url']", "content")).toBe(`${site}/about-us`);
  expect(attribute("meta[property='og:title']", "content")).toBe("About <us>");
  expect(attribute("meta[property='og:image']", "content")).toMatch(
    /^https:\/\/conaas\.example\/.+jpg/,
  );
  expect(attribute("meta[name='twitter:image']", "content")).toMatch(
    /^https:\/\/conaas\.example\/.+jpg/,
  );
  expect(document.querySelector("meta[name=robots]")).toBeNull();
});

it("asks not to be indexed where there is no canonical address", () => {
  render(<Seo text={text} />);
  expect(attribute("meta[name=robots]", "content")).toBe("noindex");
  expect(document.querySelector("link[rel=canonical]")).toBeNull();
});

it("says who publishes the site on the home page only", () => {
  render(<Seo text={text} path="/" isHome />);
  expect(structuredData()).toHaveLength(1);
  expect(structuredData()[0]).toMatchObject({ "@type": "Organization", name: "CONaaS" });
});

it("tells a service and where its page stands", () => {
  render(
    <Seo
      text={text}
      path="/services/strategy"
      service={{ name: "strategy", title: "Strategy" }}
      trail={[{ label: "Services", to: "/service" }]}
    />,
  );
  expect(structuredData().map((data) => data["@type"])).toEqual(["Service", "BreadcrumbList"]);
});

it("cannot be ended early by a word of content", () => {
  render(<Seo text={text} path="/x" trail={[{ label: "</script><b>", to: "/x" }]} />);
  const script = document.querySelector('script[type="application/ld+json"]');
  expect(script?.innerHTML).not.toContain("</script>");
  expect(structuredData()[0].itemListElement[1].name).toBe("</script><b>");
});

describe("structured data", () => {
  it("gives the address and the hours in schema.org's terms", () => {
    const company = {
      name: "CONaaS",
      description: "Consultancy",
      email: "hello@conaas.example",
      phone: { number: "+910000000000" },
      office: {
        street: "1 Example Street",
        locality: "Kolkata",
        region: "West Bengal",
        postalCode: "700000",
        countryCode: "IN",
      },
      hours: { days: ["Monday", "Friday"], opens: "10:00", closes: "18:00" },
    };
    expect(organizationData(company, site)).toMatchObject({
      telephone: "+910000000000",
      address: { "@type": "PostalAddress", addressLocality: "Kolkata", addressCountry: "IN" },
      location: {
        openingHoursSpecification: {
          dayOfWeek: ["Monday", "Friday"],
          opens: "10:00",
          closes: "18:00",
        },
      },
    });
  });

  it("names the organization as the provider of a service", () => {
    const service = { name: "strategy", title: "Strategy", description: "Roadmaps" };
    expect(serviceData(service, site)).toMatchObject({
      url: `${site}/services/strategy`,
      provider: { "@id": `${site}/#organization` },
    });
  });

  it("numbers a breadcrumb from one", () => {
    const trail = [
      { label: "Home", to: "/" },
      { label: "Services", to: "/service" },
    ];
    expect(breadcrumbData(trail, site)).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: `${site}/` },
        { position: 2, name: "Services", item: `${site}/service` },
      ],
    });
  });
});
