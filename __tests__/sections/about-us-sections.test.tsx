import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { query } from "../../src/pages/about-us";
import { Coverage } from "../../src/sections/coverage";
import { MissionVision } from "../../src/sections/mission-vision";
import { OurTeam } from "../../src/sections/our-team";
import { OurValues } from "../../src/sections/our-values";
import { WhoWeAre } from "../../src/sections/who-we-are";
import { WhyChoose } from "../../src/sections/why-choose";
import "../setup/dialog";
import { queryContent } from "../setup/query";

const data = queryContent<Queries.AboutUsPageQuery>(query);
const { missionVision, whyChoose } = data.aboutUsPage;

const headingsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);

it("numbers Who We Are and leads from it to the appointment", () => {
  render(<WhoWeAre {...data} />);
  expect(screen.getByRole("heading", { level: 2, name: "01 Who We Are" })).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Ensuring measurable results in 90–180 days" }),
  ).toHaveAttribute("href", "/contact-us#appointment");
});

it("opens the appointment form in a dialog", async () => {
  render(<WhoWeAre {...data} />);
  await userEvent.click(
    screen.getByRole("button", { name: "Ensuring measurable results in 90–180 days" }),
  );
  const dialog = await screen.findByRole("dialog", { name: "Book Your Appointment" });
  expect(within(dialog).getByLabelText("Date")).toBeVisible();
});

it("shows mission and vision", () => {
  render(<MissionVision {...missionVision} />);
  const region = screen.getByRole("region", { name: "02 Our Mission/Vision" });
  expect(headingsOf(region)).toEqual(["Our Mission", "Our Vision"]);
});

it("shows the three values in their order", () => {
  render(<OurValues {...data} />);
  const region = screen.getByRole("region", { name: "Our Values" });
  expect(headingsOf(region)).toEqual([
    "Joy in Growth",
    "Accountable Changemakers",
    "Adaptive Collaboration",
  ]);
});

it("gives each value card the colours content names", () => {
  render(<OurValues {...data} />);
  const cards = screen.getAllByRole("listitem");
  const colors = cards.map((card) => getComputedStyle(card).color);
  expect(colors).toEqual([
    "var(--color-on-highlight)",
    "var(--color-on-brand)",
    "var(--color-text)",
  ]);
});

it("shows the three reasons in their order", () => {
  render(<WhyChoose {...whyChoose} />);
  const region = screen.getByRole("region", { name: "03 Why Choose" });
  expect(headingsOf(region)).toEqual([
    "On-Demand Expertise",
    "Results in 90-180 Days",
    "Customized Actionable Insights",
  ]);
});

it("shows three members, each with a portrait, a title and a profile in a new tab", () => {
  render(<OurTeam {...data} />);
  const region = screen.getByRole("region", { name: "04 Our Team" });
  const cards = within(region).getAllByRole("listitem");
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(within(card).getByRole("img", { name: /^Placeholder portrait/ })).toBeVisible();
    const profile = within(card).getByRole("link", { name: /on LinkedIn \(opens in a new tab\)$/ });
    expect(profile).toHaveAttribute("target", "_blank");
    expect(profile).toHaveAttribute("rel", expect.stringContaining("noopener"));
  }
});

it("lists the covered places in their order and pins each on the map", () => {
  render(<Coverage {...data} />);
  const region = screen.getByRole("region", { name: "05 Our Coverage" });
  expect(headingsOf(region)).toEqual(["1London", "2Dubai", "3Saudi Arabia", "4Mumbai", "5Kolkata"]);
  const map = within(region).getByRole("img", { name: /five pins/ });
  expect(map.querySelectorAll("circle")).toHaveLength(5);
});
