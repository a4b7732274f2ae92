import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { query } from "../../src/pages/about-us";
import { Coverage } from "../../src/sections/coverage/coverage";
import { OurTeam } from "../../src/sections/our-team";
import { fillTemplate } from "../../src/lib/fill-template";
import "../setup/dialog";
import { getRegion } from "../setup/render";
import { present } from "../setup/present";
import { queryContent } from "../setup/query";

const data = queryContent<Queries.AboutUsPageQuery>(query);
const team = present(data.aboutUsPage.team);
const coverage = present(data.aboutUsPage.coverage);

/** Finds a section by its number and heading. */
const numbered = ({ number, heading }: { number: string; heading: string }) =>
  getRegion(`${number} ${heading}`);

it("OurTeam shows each member's portrait, name, title and profile link, which opens a new tab", () => {
  render(<OurTeam aboutUsPage={data.aboutUsPage} team={data.team} labels={data.labels} />);
  const cards = within(numbered(team)).getAllByRole("listitem");
  expect(cards).toHaveLength(data.team.members.length);
  cards.forEach((card, index) => {
    const { name, title, imageAlt, linkedin } = data.team.members[index] ?? {};
    expect(within(card).getByRole("heading", { level: 3, name })).toBeVisible();
    expect(within(card).getByRole("img", { name: imageAlt })).toBeVisible();
    expect(card).toHaveTextContent(title ?? "a title");
    if (linkedin === undefined || linkedin === null) return;
    const profile = within(card).getByRole("link");
    expect(profile).toHaveAccessibleName(
      `${team.profileLabel}: ${name} ${data.labels.opensInNewTab}`,
    );
    expect(profile).toHaveAttribute("href", linkedin);
    expect(profile).toHaveAttribute("target", "_blank");
  });
});

it("Coverage shows the configured map first, and again once no place is chosen any more", async () => {
  const { places, map, showPlace } = coverage;
  const embedUnavailable = present(data.labels.embedUnavailable);
  render(<Coverage aboutUsPage={data.aboutUsPage} labels={data.labels} />);
  const frame = () => screen.getByTitle<HTMLIFrameElement>(map.title);
  const link = () => screen.getByRole<HTMLAnchorElement>("link", { name: map.openLabel });
  await userEvent.click(screen.getByRole("button", { name: map.showLabel }));
  expect(screen.getByText(embedUnavailable)).toBeVisible();
  expect(frame()).toHaveAttribute("src", map.embedUrl);
  const [{ name, latitude, longitude } = { name: "", latitude: 0, longitude: 0 }] = places;
  const place = screen.getByRole("button", { name: fillTemplate(showPlace, { name }) });
  await userEvent.click(place);
  expect(new URL(frame().src).searchParams.get("marker")).toBe(`${latitude},${longitude}`);
  expect(screen.getByText(embedUnavailable)).toBeVisible();
  expect(link().hash).toBe(`#map=8/${latitude}/${longitude}`);
  await userEvent.click(place);
  expect(frame()).toHaveAttribute("src", map.embedUrl);
  expect(link()).toHaveAttribute("href", map.linkUrl);
  await userEvent.click(place);
  await userEvent.click(screen.getByRole("button", { name: map.hideLabel }));
  expect(place).toHaveAttribute("aria-pressed", "false");
});
