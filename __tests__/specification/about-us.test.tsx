/**
 * Holds the shipped content to the words of the specification. A site with content of its own deletes this
 * folder first.
 */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as aboutUs from "../../src/pages/about-us";
import "../setup/dialog";
import { breadcrumb, headings, openPage, region } from "../setup/open-page";

beforeEach(async () => {
  await openPage(aboutUs, "/about-us");
});

it("has a breadcrumb from Home to About Us", () => {
  expect(headings(1)).toEqual(["About Us"]);
  const trail = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(breadcrumb()).toEqual(["Home", "About Us"]);
  expect(within(trail).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
});

it("has the sections in order", () => {
  expect(headings(2)).toEqual([
    "01 Who We Are",
    "02 Our Mission/Vision",
    "Our Values",
    "03 Why Choose",
    "04 Our Team",
    "05 Our Coverage",
  ]);
});

it("opens the appointment form from the promise of results", async () => {
  const opener = screen.getByRole("button", { name: "Ensuring measurable results in 90–180 days" });
  expect(opener).toHaveAttribute("href", "/contact-us#appointment");
  await userEvent.click(opener);
  const dialog = await screen.findByRole("dialog", { name: "Book Your Appointment" });
  expect(within(dialog).getByLabelText("Date")).toBeVisible();
});

it("has the three values in order", () => {
  expect(headings(3, region("Our Values"))).toEqual([
    "Joy in Growth",
    "Accountable Changemakers",
    "Adaptive Collaboration",
  ]);
});

it("has the three reasons in order", () => {
  expect(headings(3, region("03 Why Choose"))).toEqual([
    "On-Demand Expertise",
    "Results in 90-180 Days",
    "Customized Actionable Insights",
  ]);
});

it("has three team members", () => {
  expect(within(region("04 Our Team")).getAllByRole("listitem")).toHaveLength(3);
});

it("names the five places in order and puts a pin for each on the map", () => {
  const section = region("05 Our Coverage");
  const places = ["London", "Dubai", "Saudi Arabia", "Mumbai", "Kolkata"];
  expect(headings(3, section)).toEqual(places);
  const map = within(section).getByRole("img");
  for (const place of places) expect(map).toHaveAccessibleName(expect.stringContaining(place));
  expect(map.querySelectorAll("circle")).toHaveLength(5);
});
