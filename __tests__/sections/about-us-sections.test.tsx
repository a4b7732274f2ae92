import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { query } from "../../src/pages/about-us";
import { Coverage } from "../../src/sections/coverage";
import { OurTeam } from "../../src/sections/our-team";
import { OurValues } from "../../src/sections/our-values";
import { SplitSection } from "../../src/sections/split-section";
import { WhoWeAre } from "../../src/sections/who-we-are";
import { fillTemplate } from "../../src/lib/fill-template";
import "../setup/dialog";
import { headings, region } from "../setup/render";
import { queryContent } from "../setup/query";
import { standForThirdParties } from "../setup/third-parties";

const data = queryContent<Queries.AboutUsPageQuery>(query);
const { whoWeAre, missionVision, values, whyChoose, team, coverage } = data.aboutUsPage;

/** Finds a section by its number and heading. */
const numbered = ({ number, heading }: { number: string; heading: string }) =>
  region(`${number} ${heading}`);

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

it("WhoWeAre is numbered and shows its text, and links to the form without JavaScript", () => {
  render(<WhoWeAre {...data} />);
  const section = numbered(whoWeAre);
  for (const paragraph of whoWeAre.body.split("\n")) expect(section).toHaveTextContent(paragraph);
  const opener = screen.getByRole("button", { name: whoWeAre.action.label });
  expect(opener).toHaveAttribute("href", whoWeAre.action.to);
});

it("SplitSection shows the mission and the vision, beside a picture", () => {
  render(<SplitSection {...missionVision} />);
  const section = numbered(missionVision);
  expect(headings(3, section)).toEqual(titles(missionVision.items));
  for (const { description } of missionVision.items) {
    expect(section).toHaveTextContent(description);
  }
  const picture = within(section).getByRole("img", { name: missionVision.imageAlt });
  expect(picture).toHaveAttribute("loading", "lazy");
});

it("OurValues shows the values in order, each card and icon in the colours that content names", () => {
  const cards = data.values.cards.map((card, index) => ({ ...card, iconInvert: index === 0 }));
  render(<OurValues {...data} values={{ cards }} />);
  expect(headings(3, region(values.heading))).toEqual(titles(data.values.cards));
  const kebabCase = (role: string) => role.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
  const variable = (role: string) => `var(--color-${kebabCase(role)})`;
  const colours = (element: Element) => {
    const { color, background } = getComputedStyle(element);
    return [color, background];
  };
  const items = screen.getAllByRole("listitem");
  expect(items.map(colours)).toEqual(
    cards.map(({ textColor, bgColor }) => [textColor, bgColor].map(variable)),
  );
  expect(Array.from(document.querySelectorAll("li:first-child svg"), colours)).toEqual(
    cards.slice(0, 1).map(({ textColor, bgColor }) => [bgColor, textColor].map(variable)),
  );
});

it("SplitSection shows the reasons in order", () => {
  render(<SplitSection {...whyChoose} />);
  expect(headings(3, numbered(whyChoose))).toEqual(titles(whyChoose.items));
});

it("OurTeam shows each member's portrait, name, title and profile link, which opens a new tab", () => {
  render(<OurTeam {...data} />);
  const cards = within(numbered(team)).getAllByRole("listitem");
  expect(cards).toHaveLength(data.team.members.length);
  cards.forEach((card, index) => {
    const { name, title, imageAlt, linkedin } = data.team.members[index] ?? {};
    expect(within(card).getByRole("heading", { level: 3, name })).toBeVisible();
    expect(within(card).getByRole("img", { name: imageAlt })).toBeVisible();
    expect(card).toHaveTextContent(title ?? "a title");
    if (linkedin === undefined || linkedin === null) return;
    const profile = within(card).getByRole("link");
    expect(profile).toHaveAccessibleName(expect.stringContaining(name ?? "a name"));
    expect(profile).toHaveAccessibleName(expect.stringContaining(data.labels.opensInNewTab));
    expect(profile).toHaveAttribute("href", linkedin);
    expect(profile).toHaveAttribute("target", "_blank");
    expect(profile).toHaveAttribute("rel", expect.stringContaining("noopener"));
  });
});

it("OurTeam shows a member without a profile, without a link", () => {
  const members = data.team.members.map((member) => ({ ...member, linkedin: null }));
  render(<OurTeam {...data} team={{ members }} />);
  expect(within(numbered(team)).getAllByRole("listitem")).toHaveLength(members.length);
  expect(within(numbered(team)).queryByRole("link")).not.toBeInTheDocument();
});

describe("Coverage", () => {
  const { places, map, showPlace } = coverage;
  const choose = (name: string) =>
    userEvent.click(screen.getByRole("button", { name: fillTemplate(showPlace, { name }) }));
  const markerOf = (address: string) => new URL(address).searchParams.get("marker");
  let conclude: (doesAnswer: boolean) => Promise<void>;

  beforeEach(() => {
    conclude = standForThirdParties();
    render(<Coverage {...data} />);
  });

  const drawing = () => screen.getByRole("img", { name: coverage.mapAlt });
  const frame = () => screen.getByTitle<HTMLIFrameElement>(map.title);

  it("names the places in order and puts a pin for each on the map", () => {
    const section = numbered(coverage);
    expect(headings(3, section)).toEqual(
      places.map(({ name }, index) => `${String(index + 1)} ${name}`),
    );
    const pins = [...(drawing().nextElementSibling?.children ?? [])];
    expect(pins.map(({ textContent }) => textContent)).toEqual(
      places.map(({ name }, index) => `${String(index + 1)}${name}`),
    );
    // The list says it once.
    expect(within(section).getAllByText(places[0]?.name ?? "")).toHaveLength(2);
    expect(drawing().nextElementSibling).toHaveAttribute("aria-hidden", "true");
  });

  it("marks the chosen place on the embedded map and in the link, until the map is hidden", async () => {
    for (const { name, latitude, longitude } of places) {
      await choose(name);
      await conclude(true);
      expect(markerOf(frame().src)).toBe(`${String(latitude)},${String(longitude)}`);
      const [west = 0, south = 0, east = 0, north = 0] =
        new URL(frame().src).searchParams.get("bbox")?.split(",").map(Number) ?? [];
      expect(west < longitude && longitude < east).toBe(true);
      expect(south < latitude && latitude < north).toBe(true);
      const link = screen.getByRole("link", { name: map.openLabel });
      expect(link).toHaveAttribute("href", expect.stringContaining(`mlat=${String(latitude)}`));
      expect(screen.getByRole("button", { pressed: true })).toHaveTextContent(name);
    }
    await userEvent.click(screen.getByRole("button", { name: map.hideLabel }));
    expect(screen.queryByTitle(map.title)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { pressed: true })).not.toBeInTheDocument();
    expect(drawing()).toBeVisible();
  });

  it("shows the configured map first, and again once no place is chosen any more", async () => {
    await userEvent.click(screen.getByRole("button", { name: map.showLabel }));
    await conclude(true);
    expect(frame()).toHaveAttribute("src", map.embedUrl);
    const [first] = places;
    if (!first) return;
    await choose(first.name);
    await choose(first.name);
    await conclude(true);
    expect(frame()).toHaveAttribute("src", map.embedUrl);
    expect(screen.getByRole("link", { name: map.openLabel })).toHaveAttribute("href", map.linkUrl);
  });
});
