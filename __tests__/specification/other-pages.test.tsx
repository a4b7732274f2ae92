/**
 * Holds the shipped content to the words of the specification. A site with content of its own deletes this
 * folder first.
 */
import { screen } from "@testing-library/react";
import * as notFound from "../../src/pages/404";
import * as caseStudy from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as legalDocument from "../../src/templates/legal-document";
import { breadcrumb, expectInOrder, headings, hrefs, openPage, region } from "../setup/open-page";

it("/case-study has a placeholder intro and six tiles, which link to the four articles", async () => {
  await openPage(caseStudy, "/case-study");
  expect(headings(1)).toEqual(["Case Study"]);
  expect(breadcrumb()).toEqual(["Home", "Case Study"]);
  expectInOrder(["Lorem ipsum"]);
  expect(screen.getAllByRole("article")).toHaveLength(6);
  const links = screen.getAllByRole("link", { name: /^READ ARTICLE/ });
  expect(links).toHaveLength(6);
  for (const link of links) {
    expect(link.getAttribute("href")).toMatch(
      /^https:\/\/[^/]+\/case-studies\/(e-commerce-fashion-retailer|saas-product-launch|local-bakery-website-redesign|human-resources)\/$/,
    );
  }
});

it("/contact-us has the contact section of the home page", async () => {
  await openPage(contactUs, "/contact-us");
  expect(headings(1)).toEqual(["Contact Us"]);
  expect(breadcrumb()).toEqual(["Home", "Contact Us"]);
  expect(region("Get in touch with us")).toBeVisible();
});

it.each([
  ["privacy-policy", "Privacy Policy", 9],
  ["terms-of-service", "Terms of Service", 10],
])("/%s is called %s and has %i sections", async (slug, title, count) => {
  const data = await openPage(legalDocument, `/${slug}`, { slug });
  expect(headings(1)).toEqual([title]);
  expect(breadcrumb()).toEqual(["Home", title]);
  expect(data.legalDocument.sections).toHaveLength(count);
});

it("/404 links to the home page, the services and contact", async () => {
  await openPage(notFound, "/nowhere");
  expect(hrefs()).toEqual(["/", "/service", "/contact-us"]);
});
