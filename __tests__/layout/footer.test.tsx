import { render, screen, within } from "@testing-library/react";
import { Footer } from "../../src/layout/footer";

beforeEach(() => render(<Footer />));

const linksOf = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

it("has two labelled navigations with their links in the specified order", () => {
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

it("opens each of the three social profiles in a new tab", () => {
  const links = within(screen.getByRole("list", { name: "Social networks" })).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Facebook (opens in a new tab)",
    "LinkedIn (opens in a new tab)",
    "Instagram (opens in a new tab)",
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute("href", "#");
    expect(link).toHaveAttribute("target", "_blank");
  }
});

it("shows the office address, the rep offices, e-mail, phone and office hours", () => {
  const footer = screen.getByRole("contentinfo");
  expect(screen.getByRole("heading", { name: "Office" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Rep Office" })).toBeVisible();
  expect(footer).toHaveTextContent("London, Dubai, Saudi Arabia, Mumbai");
  expect(footer.querySelector("address :is(h1, h2, h3, h4, h5, h6)")).toBeNull();
  expect(footer).toHaveTextContent("Timings: Monday to Friday – 10 AM- 6 PM");
  expect(screen.getByRole("link", { name: "hello@conaas.example" })).toHaveAttribute(
    "href",
    "mailto:hello@conaas.example",
  );
  expect(screen.getByRole("link", { name: "+91 00000 00000" })).toHaveAttribute(
    "href",
    "tel:+910000000000",
  );
});
