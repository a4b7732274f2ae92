/** jsdom has no layout and no popovers, so the looks and the mobile menu are tested in a real browser. */
import { render, screen } from "@testing-library/react";
import { Header } from "../../src/layout/header";
import { NavigationLinks } from "../../src/layout/navigation-links";
import { queryContent } from "../setup/query";
import { renderInApp } from "../setup/render";
import { service } from "../setup/services";

const { company, navigation } = queryContent<Pick<Queries.HeaderQuery, "company" | "navigation">>(
  "{ company { name } navigation { main { label links { label to } } } }",
);

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

it("marks Services as current on the page of a service", () => {
  const links = ["/service", "/contact-us"].map((to) => ({ label: to, to }));
  const pathname = `/services/${service.name}`;
  render(<NavigationLinks label="Main" links={links} pathname={pathname} />);
  const current = screen.getAllByRole("link", { current: true });
  expect(current.map((link) => link.getAttribute("href"))).toEqual(["/service"]);
});

it("does not mark a link whose address only begins like the page's, as that of the home page does", () => {
  const links = ["/", "/service"].map((to) => ({ label: to, to }));
  render(<NavigationLinks label="Main" links={links} pathname="/service-terms" />);
  for (const link of screen.getAllByRole("link")) expect(link).not.toHaveAttribute("aria-current");
});
