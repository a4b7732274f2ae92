/** Each page has one h1 and the content of section 2 of the specification, in that order. */
import { screen, within } from "@testing-library/react";
import type { StaticQueryDocument } from "gatsby";
import type { ComponentType } from "react";
import * as notFound from "../../src/pages/404";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudy from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as home from "../../src/pages/index";
import * as service from "../../src/pages/service";
import * as thankYou from "../../src/pages/thank-you";
import * as legalDocument from "../../src/templates/legal-document";
import * as serviceDetail from "../../src/templates/service-detail";
import * as serviceNotFound from "../../src/templates/service-not-found";
import { queryContent } from "../setup/query";
import { renderInApp } from "../setup/render-in-app";
import { setScreenWidth } from "../setup/screen-width";

beforeEach(() => setScreenWidth(1280));

interface PageModule<Data> {
  default: ComponentType<{ data: Data; location: { pathname: string } }>;
  query: StaticQueryDocument;
}

/** Renders a page at an address. @returns the page's data */
async function openPage<Data>(page: PageModule<Data>, pathname: string, variables = {}) {
  const data = queryContent<Data>(page.query, variables);
  await renderInApp(<page.default data={data} location={{ pathname }} />);
  return data;
}

const headings = (level: number) =>
  screen.getAllByRole("heading", { level }).map((heading) => heading.textContent);

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

const breadcrumb = () =>
  within(screen.getByRole("navigation", { name: "Breadcrumb" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

/** Fails with the texts that the page lacks after the text before them. */
function expectInOrder(texts: readonly string[]) {
  let rest = document.body.textContent;
  const missing = texts.filter((text) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest = rest.slice(at + text.length);
    return at < 0;
  });
  expect(missing).toEqual([]);
}

it("/ has the sections of the specification in its order", async () => {
  await openPage(home, "/");
  expect(headings(1)).toHaveLength(1);
  expectInOrder([
    "Strategy that hits the mark.",
    "Human Resources that ignites culture.",
    "Marketing that amplifies your brand.",
    "CONTACT US",
    "Empowering Your Business with Tailored Strategies for Success",
    "DISCOVER OUR SERVICES",
    "Ambitions to Results",
    "Results in 90–180 Days",
    "Consultancy-As-a-Service (CONaaS)",
    "Fractional Consultant",
    "Case Study",
    "Success in Action",
    "Get in touch with us",
  ]);
});

it("/about-us has the sections of the specification in its order", async () => {
  await openPage(aboutUs, "/about-us");
  expect(headings(1)).toEqual(["About Us"]);
  expect(breadcrumb()).toEqual(["Home", "About Us"]);
  expect(headings(2)).toEqual([
    "01 Who We Are",
    "02 Our Mission/Vision",
    "Our Values",
    "03 Why Choose",
    "04 Our Team",
    "05 Our Coverage",
  ]);
});

it("/service has a header band, an intro, three cards and a button to talk", async () => {
  await openPage(service, "/service");
  expect(headings(1)).toEqual(["Services"]);
  expect(breadcrumb()).toEqual(["Home", "Services"]);
  expectInOrder([
    "Solutions for your business growth!",
    "Marketing",
    "Human Resources",
    "Strategy",
    "LET'S TALK GROWTH",
  ]);
});

it.each(["human-resources", "marketing", "strategy"])(
  "/services/%s has the service's heading and content",
  async (name) => {
    const data = await openPage(serviceDetail, `/services/${name}`, {
      name,
      next: "marketing",
      afterNext: "strategy",
    });
    expect(headings(1)).toEqual([data.service.heading]);
    expect(breadcrumb()).toEqual(["Home", "Services", data.service.title]);
    expectInOrder(data.service.content.split("\n"));
  },
);

it("/case-study has a placeholder intro and the tiles", async () => {
  const data = await openPage(caseStudy, "/case-study");
  expect(headings(1)).toEqual(["Case Study"]);
  expect(breadcrumb()).toEqual(["Home", "Case Study"]);
  expectInOrder(["Lorem ipsum", ...data.caseStudies.tiles.map(({ title }) => title)]);
});

it("/contact-us has the contact section of the home page", async () => {
  await openPage(contactUs, "/contact-us");
  expect(headings(1)).toEqual(["Contact Us"]);
  expect(breadcrumb()).toEqual(["Home", "Contact Us"]);
  expect(screen.getByRole("region", { name: "Get in touch with us" })).toBeVisible();
});

it.each([
  ["privacy-policy", "Privacy Policy"],
  ["terms-of-service", "Terms of Service"],
])("/%s has its title", async (slug, title) => {
  await openPage(legalDocument, `/${slug}`, { slug });
  expect(headings(1)).toEqual([title]);
  expect(breadcrumb()).toEqual(["Home", title]);
});

it("/404 links to the home page, the services and contact", async () => {
  await openPage(notFound, "/nowhere");
  expect(headings(1)).toHaveLength(1);
  expect(hrefs()).toEqual(["/", "/service", "/contact-us"]);
});

it("/thank-you links to the home page", async () => {
  const data = await openPage(thankYou, "/thank-you");
  expect(headings(1)).toEqual([data.formMessages.thankYou.title]);
  expect(hrefs()).toEqual(["/"]);
});

describe("an unknown service", () => {
  it.each([
    ["/services/astrology", "The service 'astrology' does not exist."],
    ["/services/astrology/", "The service 'astrology' does not exist."],
    ["/services/caf%C3%A9%20%3Cb%3E", "The service 'café <b>' does not exist."],
    ["/services/100%", "The service '100%' does not exist."],
  ])("shows the name in %s decoded and as plain text", async (path, message) => {
    await openPage(serviceNotFound, path);
    expect(headings(1)).toEqual(["Service Not Found"]);
    expect(screen.getByText(message)).toBeVisible();
  });

  it("has a 'Back to Services' link to /services", async () => {
    await openPage(serviceNotFound, "/services/astrology");
    expect(screen.getByRole("link", { name: "Back to Services" })).toHaveAttribute(
      "href",
      "/services",
    );
  });
});
