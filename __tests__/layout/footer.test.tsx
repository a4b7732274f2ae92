import { render, screen, within } from "@testing-library/react";
import { listAddressLines } from "../../src/blocks/office-address";
import { Footer } from "../../src/layout/footer";
import { present } from "../setup/present";
import { queryContent } from "../setup/query";
import { words } from "../setup/words";

const { company, labels, navigation } = queryContent<Queries.FooterQuery>(`{
  company {
    email phone { number label } office { label ...OfficeAddress } hours { label } repOffice { label cities } social { label to }
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

it("shows the office address, the rep offices, e-mail, phone and office hours", () => {
  const footer = screen.getByRole("contentinfo");
  const { office, hours, email, phone } = company;
  const repOffice = present(company.repOffice);
  for (const { label } of [office, repOffice])
    expect(screen.getByRole("heading", { name: label })).toBeVisible();
  // Not by toHaveTextContent, which changes the blanks of content.
  for (const text of [...listAddressLines(office), hours.label])
    expect(footer.textContent).toContain(text);
  const items = within(footer).getAllByRole("listitem");
  const cities = repOffice.cities.map((city, index) =>
    index < repOffice.cities.length - 1 ? city + words.labels.comma : city,
  );
  expect(items.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(cities));
  const link = (name: string) => screen.getByRole("link", { name });
  expect(link(email)).toHaveAttribute("href", `mailto:${email}`);
  expect(link(phone.label)).toHaveAttribute("href", `tel:${phone.number}`);
});
