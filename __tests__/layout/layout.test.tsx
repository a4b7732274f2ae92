import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import labels from "../../content/labels.json";
import { wrapPageElement } from "../../src/app/wrap-page-element";
import { wrapRootElement } from "../../src/app/wrap-root-element";

beforeEach(() => {
  const props = { location: { pathname: "/", hash: "" } };
  render(wrapRootElement({ element: wrapPageElement({ element: <h1>Hello</h1>, props }) }));
});

it("puts the page between header and footer", () => {
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.getByRole("main")).toHaveTextContent("Hello");
  expect(screen.getByRole("contentinfo")).toBeVisible();
});

it("has a skip link to the main area as its first tab stop", async () => {
  await userEvent.tab();
  const skipLink = screen.getByRole("link", { name: labels.skipToContent });
  expect(skipLink).toHaveFocus();
  expect(skipLink).toHaveAttribute("href", "#content");
  expect(screen.getByRole("main")).toHaveAttribute("id", "content");
});
