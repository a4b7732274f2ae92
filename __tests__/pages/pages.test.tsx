/** Every page: one h1, its sections in the specified order, a head of its own. */
import { screen } from "@testing-library/react";
import type { StaticQueryDocument } from "gatsby";
import type { ComponentType } from "react";
import * as notFound from "../../src/pages/404";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudy from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as home from "../../src/pages/index";
import * as service from "../../src/pages/service";
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

async function draw<Data>(page: PageModule<Data>, pathname: string, variables = {}) {
  const data = queryContent<Data>(page.query, variables);
  await renderInApp(<page.default data={data} location={{ pathname }} />);
}

const headings = (level: number) =>
  screen.getAllByRole("heading", { level }).map((heading) => heading.textContent);

it("home: the blocks in the specified order", async () => {
  await draw(home, "/");
  expect(headings(1)).toHaveLength(1);
  expect(headings(2)).toEqual([
    "Empowering Your Business with Tailored Strategies for Success",
    "Ambitions to Results",
    "Case Study",
    "Success in Action",
    "Get in touch with us",
  ]);
});

it("about us: the sections in the specified order", async () => {
  await draw(aboutUs, "/about-us");
  expect(headings(1)).toEqual(["About Us"]);
  expect(headings(2)).toEqual([
    "01 Who We Are",
    "02 Our Mission/Vision",
    "Our Values",
    "03 Why Choose",
    "04 Our Team",
    "05 Our Coverage",
  ]);
});

it("services: the header band, the intro, the cards, the invitation", async () => {
  await draw(service, "/service");
  expect(headings(1)).toEqual(["Services"]);
  expect(headings(2)[0]).toBe("Solutions for your business growth!");
  expect(headings(3)).toEqual(["Marketing", "Human Resources", "Strategy"]);
});

it.each(["human-resources", "marketing", "strategy"])(
  "service %s: heading and content",
  async (name) => {
    await draw(serviceDetail, `/services/${name}`, { name });
    expect(headings(1)).toHaveLength(1);
    expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toHaveTextContent(
      "HomeServices",
    );
  },
);

it("case study: a placeholder intro", async () => {
  await draw(caseStudy, "/case-study");
  expect(headings(1)).toEqual(["Case Study"]);
  expect(screen.getByText(/^Lorem ipsum/)).toBeVisible();
});

it("contact us: the contact section of the home page", async () => {
  await draw(contactUs, "/contact-us");
  expect(headings(1)).toEqual(["Contact Us"]);
  expect(screen.getByRole("region", { name: "Get in touch with us" })).toBeVisible();
});

it.each([
  ["privacy-policy", "Privacy Policy"],
  ["terms-of-service", "Terms of Service"],
])("%s: its title", async (slug, title) => {
  await draw(legalDocument, `/${slug}`, { slug });
  expect(headings(1)).toEqual([title]);
});

it("404: ways home, to the services and to contact", async () => {
  await draw(notFound, "/nowhere");
  expect(headings(1)).toHaveLength(1);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/service",
    "/contact-us",
  ]);
});

describe("a service that does not exist", () => {
  it.each([
    ["/services/astrology", "The service 'astrology' does not exist."],
    ["/services/astrology/", "The service 'astrology' does not exist."],
    ["/services/caf%C3%A9%20%3Cb%3E", "The service 'café <b>' does not exist."],
    ["/services/100%", "The service '100%' does not exist."],
  ])("%s is told by its decoded name, as plain text", async (path, message) => {
    await draw(serviceNotFound, path);
    expect(headings(1)).toEqual(["Service Not Found"]);
    expect(screen.getByText(message)).toBeVisible();
  });

  it("leads back to the services", async () => {
    await draw(serviceNotFound, "/services/astrology");
    expect(screen.getByRole("link", { name: "Back to Services" })).toHaveAttribute(
      "href",
      "/services",
    );
  });
});
