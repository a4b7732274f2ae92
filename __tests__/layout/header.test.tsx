/** jsdom has no layout and no popovers, so the rest of the header and its menu is tested in a browser. */
import { render, screen } from "@testing-library/react";
import { LanguageLinks } from "../../src/layout/language-links";
import { NavigationLinks } from "../../src/layout/navigation-links";
import { service } from "../setup/services";

it.each([
  [`/services/${service.name}`, ["/service"]],
  // Neither an address that only begins like this one, nor that of the home page.
  ["/service-terms", []],
])("on %s marks %j as current", (pathname, marked) => {
  const links = ["/", "/service", "/contact-us"].map((to) => ({ label: to, to }));
  render(<NavigationLinks label="Main" links={links} pathname={pathname} />);
  const current = screen.queryAllByRole("link", { current: true });
  expect(current.map((link) => link.getAttribute("href"))).toEqual(marked);
});

it("links to the same page in another language, or to the first page there where it is missing", () => {
  const site = { language: "ar", name: "العربية", url: "https://ar.example.com" };
  for (const [without, href] of [
    [[], "https://ar.example.com/about-us"],
    [["/about-us"], "https://ar.example.com"],
  ] as const) {
    const { unmount } = render(
      <LanguageLinks translations={[{ ...site, without: [...without] }]} pathname="/about-us" />,
    );
    const link = screen.getByRole("link", { name: "AR" });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("lang", "ar");
    expect(link).toHaveAttribute("hreflang", "ar");
    unmount();
  }
});

it.each([
  [["en-GB"], ["EN"]],
  [
    ["pt-BR", "fr-CA", "pt-PT"],
    ["PT-BR", "FR", "PT-PT"],
  ],
])("on a phone, links to the languages %j are called %j", (languages, names) => {
  const sites = languages.map((language) => ({ language, name: "", url: "/", without: [] }));
  render(<LanguageLinks translations={sites} pathname="/" />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(names);
});
