/**
 * Holds the shipped content to the words of the specification. A site with content of its own deletes this
 * folder first.
 */
import { render, screen, within } from "@testing-library/react";
import { wrapPageElement } from "../../src/app/wrap-page-element";
import { wrapRootElement } from "../../src/app/wrap-root-element";
import { takeConsoleNoise } from "../setup/console";
import "../setup/dialog";
import { queryContent } from "../setup/query";

const page = (element: React.ReactElement) =>
  wrapRootElement({
    element: wrapPageElement({ element, props: { location: { pathname: "/about-us", hash: "" } } }),
  });

const linksOf = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

it("has the four links of the header in order", () => {
  render(page(<h1>Hello</h1>));
  const nav = document.querySelector('nav[aria-label="Main"]');
  expect(
    Array.from(nav?.querySelectorAll("a") ?? [], (link) => [
      link.textContent,
      link.getAttribute("href"),
    ]),
  ).toEqual([
    ["About Us", "/about-us"],
    ["Services", "/service"],
    ["Case Study", "/case-study"],
    ["Contact Us", "/contact-us"],
  ]);
});

it("has the legal links and the quick links in order", () => {
  render(page(<h1>Hello</h1>));
  expect(linksOf("Legal Links")).toEqual([
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms-of-service"],
  ]);
  expect(linksOf("Quick Links")).toEqual([
    ["About Us", "/about-us"],
    ["Services", "/service"],
    ["Case Study", "/#case-study"],
    ["Contact Us", "/contact-us"],
  ]);
});

it("has three social profiles, whose addresses are placeholders", () => {
  render(page(<h1>Hello</h1>));
  const links = within(screen.getByRole("list", { name: "Social networks" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Facebook (opens in a new tab)", "#"],
    ["LinkedIn (opens in a new tab)", "#"],
    ["Instagram (opens in a new tab)", "#"],
  ]);
});

it("shows the office, the rep offices, e-mail, phone and timings in the footer", () => {
  render(page(<h1>Hello</h1>));
  const footer = screen.getByRole("contentinfo");
  const link = (name: string) => within(footer).getByRole("link", { name });
  expect(within(footer).getByRole("heading", { name: "Office" })).toBeVisible();
  expect(within(footer).getByRole("heading", { name: "Rep Office" })).toBeVisible();
  expect(footer).toHaveTextContent("London, Dubai, Saudi Arabia, Mumbai");
  expect(footer).toHaveTextContent("Timings: Monday to Friday – 10 AM- 6 PM");
  expect(link("hello@conaas.example")).toHaveAttribute("href", "mailto:hello@conaas.example");
  expect(link("+91 00000 00000")).toHaveAttribute("href", "tel:+910000000000");
});

it("shows 'Unexpected Application Error!' and a way home on an exception", () => {
  const Broken = () => {
    throw new Error("A fault");
  };
  render(page(<Broken />));
  expect(takeConsoleNoise().join()).toContain("A fault");
  const name = "Unexpected Application Error!";
  expect(screen.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
});

it("confirms an enquiry with 'Form submitted successfully!'", () => {
  const query =
    "{ contactEnquiryForm { success sending } formMessages { problemTitle alternative } }";
  expect(queryContent(query)).toEqual({
    contactEnquiryForm: { success: "Form submitted successfully!", sending: "Sending…" },
    formMessages: {
      problemTitle: "There is a problem",
      alternative: "You can also write to {email} or call {phone}.",
    },
  });
});
