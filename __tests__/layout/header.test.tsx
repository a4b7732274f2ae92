/** Its looks and the mobile menu are tested in a real browser: jsdom has no layout and no popovers. */
import { render, screen } from "@testing-library/react";
import company from "../../content/company.json";
import navigation from "../../content/navigation.json";
import { Header } from "../../src/layout/header";
import { NavigationLinks } from "../../src/layout/navigation-links";
import { renderInApp } from "../setup/render-in-app";
import { service } from "../setup/services";

it("links the logo to the home page and the navigation to its pages", async () => {
  await renderInApp(<Header pathname="/about-us" />);
  expect(screen.getByRole("link", { name: company.name })).toHaveAttribute("href", "/");
  const nav = document.querySelector(`nav[aria-label="${navigation.main.label}"]`);
  expect(
    Array.from(nav?.querySelectorAll("a") ?? [], (link) => [
      link.textContent,
      link.getAttribute("href"),
    ]),
  ).toEqual(navigation.main.links.map(({ label, to }) => [label, to]));
});

it("marks Services as current on the page of a service", async () => {
  await renderInApp(<Header pathname={`/services/${service.name}`} />);
  const current = document.querySelectorAll("header nav:first-of-type [aria-current=true]");
  expect(Array.from(current, (link) => link.getAttribute("href"))).toEqual([
    "/service", // in the row
    "/service", // in the menu
  ]);
});

it("does not mark a link whose address only begins like the page's, as that of the home page does", () => {
  const links = ["/", "/service"].map((to) => ({ label: to, to }));
  render(<NavigationLinks links={links} pathname="/service-terms" linkStyle={{}} lastStyle={{}} />);
  for (const link of screen.getAllByRole("link")) expect(link).not.toHaveAttribute("aria-current");
});
