import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wrapPageElement } from "../../src/app/wrap-page-element";
import { wrapRootElement } from "../../src/app/wrap-root-element";
import { takeConsoleNoise } from "../setup/console";

const page = (pathname: string, element: React.ReactElement) =>
  wrapRootElement({ element: wrapPageElement({ element, props: { location: { pathname } } }) });

function Broken(): never {
  throw new Error("This page cannot be drawn");
}

it("puts the page between header and footer", () => {
  render(page("/", <h1>Hello</h1>));
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.getByRole("main")).toHaveTextContent("Hello");
  expect(screen.getByRole("contentinfo")).toBeVisible();
});

it("offers the way past the header as the first stop of the Tab key", async () => {
  render(page("/", <h1>Hello</h1>));
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Skip to content" });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute("href", "#content");
  expect(screen.getByRole("main")).toHaveAttribute("id", "content");
});

it("keeps header and footer when a page cannot be drawn, and offers a way home", () => {
  render(page("/about-us", <Broken />));
  expect(
    screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }),
  ).toBeVisible();
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.getByRole("contentinfo")).toBeVisible();
  expect(screen.getByRole("main").querySelector("a")).toHaveAttribute("href", "/");
  expect(takeConsoleNoise().join()).toContain("This page cannot be drawn");
});

it("draws the next page after one that could not be drawn", () => {
  const { rerender } = render(page("/about-us", <Broken />));
  takeConsoleNoise();
  rerender(page("/service", <h1>Services</h1>));
  expect(screen.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
});
