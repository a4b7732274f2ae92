import { render, screen, within } from "@testing-library/react";
import { Footer } from "../../src/layout/footer";
import { SocialLinks } from "../../src/layout/social-links";
import { FooterNavigation } from "../../src/layout/footer-navigation";
import { queryContent } from "../setup/query";

const { company, labels, navigation } = queryContent<Queries.FooterQuery>(`{
  company {
    email phone { number label } office { label } hours { label } repOffice { label cities } social { label to }
  }
  labels { social opensInNewTab copyright }
  navigation { legal { label links { label to } } quick { label links { label to } } }
}`);

beforeEach(() => render(<Footer />));

const linksOf = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

it("has two labelled navigations with their links in order", () => {
  for (const { label, links } of [navigation.legal, navigation.quick]) {
    expect(linksOf(label)).toEqual(links.map((link) => [link.label, link.to]));
  }
});

it("opens each of the social profiles in a new tab", () => {
  const links = within(screen.getByRole("list", { name: labels.social })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    company.social.map(({ to }) => to),
  );
  for (const [index, { label }] of company.social.entries()) {
    expect(links[index]).toHaveAccessibleName(`${label} ${labels.opensInNewTab}`);
  }
  for (const link of links) expect(link).toHaveAttribute("target", "_blank");
});

it("shows the first letter of a network that has no sign here", () => {
  const links = ["Mastodon", "Épicentre"].map((label) => ({ label, to: "#", mark: null }));
  const { container } = render(<SocialLinks links={links} labels={labels} />);
  const [list] = container.children;
  const signs = Array.from(list?.querySelectorAll("[aria-hidden]") ?? []);
  expect(signs.map((sign) => sign.textContent)).toEqual(["M", "É"]);
});

it("shows the office address, the rep offices, e-mail, phone and office hours", () => {
  const footer = screen.getByRole("contentinfo");
  const { office, repOffice, hours, email, phone } = company;
  expect(screen.getByRole("heading", { name: office.label })).toBeVisible();
  expect(screen.getByRole("heading", { name: repOffice.label })).toBeVisible();
  const cities = within(footer).getAllByRole("listitem");
  const names = cities.map((city) => city.textContent.replace(/, $/, ""));
  expect(names).toEqual(expect.arrayContaining(repOffice.cities));
  expect(footer).toHaveTextContent(repOffice.cities.join(", "));
  expect(footer.querySelector("address :is(h1, h2, h3, h4, h5, h6)")).toBeNull();
  expect(footer).toHaveTextContent(hours.label, { normalizeWhitespace: false });
  const link = (name: string) => screen.getByRole("link", { name });
  expect(link(email)).toHaveAttribute("href", `mailto:${email}`);
  expect(link(phone.label)).toHaveAttribute("href", `tel:${phone.number}`);
});

it("names each navigation by its own heading in any script", () => {
  for (const label of ["Правовые", "Быстрые"])
    render(<FooterNavigation label={label} links={[{ label, to: "/" }]} />);
  expect(screen.getByRole("navigation", { name: "Правовые" })).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Быстрые" })).toBeVisible();
});
