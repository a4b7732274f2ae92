import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Embed } from "../../src/blocks/embed";
import { OfficeMap } from "../../src/components/office-map";
import {
  observedMargins,
  scrollIntoView,
  installIntersectionObserver,
} from "../setup/intersection-observer";
import { queryContent } from "../setup/query";

installIntersectionObserver();

const { company } = queryContent<{ company: { map: Queries.EmbedFragment } }>(
  "{ company { map { ...Embed } } }",
);
const note = "It may be blocked.";

const renderEmbed = (map = company.map) =>
  render(
    <Embed embed={map} blockedNote={note} caption={<p>1 Example Street</p>}>
      <OfficeMap />
    </Embed>,
  );

const iframe = () => screen.queryByTitle(company.map.title);

it("requests nothing from the third party before a click", () => {
  const { container } = renderEmbed();
  expect(iframe()).not.toBeInTheDocument();
  expect(container.querySelectorAll("[src]")).toHaveLength(0);
  expect(observedMargins()).toEqual([]);
  expect(screen.getByText("1 Example Street")).toBeVisible();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

it("always has a link that opens the map in a new tab", async () => {
  renderEmbed();
  const link = screen.getByRole("link", { name: company.map.openLabel });
  expect(link).toHaveAttribute("href", company.map.linkUrl);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await userEvent.click(screen.getByRole("button", { name: company.map.showLabel }));
  expect(link).toBeVisible();
});

it("shows and focuses the map after a click, with a note in case it is blocked", async () => {
  renderEmbed();
  await userEvent.click(screen.getByRole("button", { name: company.map.showLabel }));
  expect(iframe()).toHaveAttribute("src", company.map.embedUrl);
  expect(iframe()).toHaveAttribute("sandbox", expect.not.stringContaining("top-navigation"));
  expect(iframe()).toHaveFocus();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(note);
});

it('with "load": "view", shows the map when the visitor is 200 px away, without taking the focus', () => {
  renderEmbed({ ...company.map, load: "view" });
  expect(observedMargins()).toEqual(["200px"]);
  expect(iframe()).not.toBeInTheDocument();
  act(() => scrollIntoView());
  expect(iframe()).toBeInTheDocument();
  expect(iframe()).not.toHaveFocus();
});
