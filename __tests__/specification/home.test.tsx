/**
 * Holds the shipped content to the words of the specification. A site with content of its own deletes this
 * folder first.
 */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as home from "../../src/pages/index";
import "../setup/dialog";
import { expectInOrder, headings, openPage, region } from "../setup/open-page";
import { setScreenWidth } from "../setup/screen-width";

beforeEach(async () => {
  setScreenWidth(1280);
  await openPage(home, "/");
});

it("has the sections in order", () => {
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

it("has the three taglines as its heading", () => {
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Strategy that hits the mark. Human Resources that ignites culture. Marketing that amplifies your brand.",
  );
});

it("opens the calendar from CONTACT US, which links to the contact page without JavaScript", async () => {
  const opener = screen.getByRole("button", { name: "CONTACT US" });
  expect(opener).toHaveAttribute("href", "/contact-us");
  await userEvent.click(opener);
  expect(await screen.findByRole("dialog")).toBeVisible();
});

it("shows the promised days, and DISCOVER OUR SERVICES links to /service", () => {
  const section = region("Empowering Your Business with Tailored Strategies for Success");
  expect(within(section).getByText("90–180")).toBeVisible();
  expect(within(section).getByRole("link", { name: "DISCOVER OUR SERVICES" })).toHaveAttribute(
    "href",
    "/service",
  );
});

it("has a banner that reads 'Ambitions to Results'", () => {
  expect(region("Ambitions to Results")).toBeVisible();
});

it("has exactly three feature cards", () => {
  const [first] = screen.getAllByRole("heading", { name: "Results in 90–180 Days" });
  expect(headings(3, first?.closest("section") ?? undefined)).toEqual([
    "Results in 90–180 Days",
    "Consultancy-As-a-Service (CONaaS)",
    "Fractional Consultant",
  ]);
});

it("has a carousel of the four samples, and VIEW ALL links to /case-study", () => {
  const section = region("Case Study");
  // A view shows two samples, so each sample is in two views.
  expect([...new Set(headings(3, section))]).toEqual([
    "E-commerce – Fashion Retailer",
    "SaaS Product Launch",
    "Healthcare Platform",
    "Another Case Study",
  ]);
  expect(within(section).getByRole("link", { name: "VIEW ALL" })).toHaveAttribute(
    "href",
    "/case-study",
  );
});

it("shows three quotes, each by a marketing director and rated 5 stars", () => {
  const quotes = within(region("Success in Action")).getAllByRole("figure");
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) {
    expect(within(quote).getByText("Marketing Director")).toBeVisible();
    expect(within(quote).getByRole("img", { name: "Rated 5 out of 5 stars" })).toBeVisible();
  }
});

it("shows the office timings", () => {
  const section = region("Get in touch with us");
  expect(within(section).getByText("Timings: Monday to Friday – 10 AM- 6 PM")).toBeVisible();
});
