import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Embed } from "../../src/blocks/embed";
import { MapDrawing } from "../../src/blocks/office-map";
import { queryContent } from "../setup/query";

const { company } = queryContent<{ company: { map: Queries.Embed } }>(
  "{ company { map { title embedUrl linkUrl showLabel openLabel load } } }",
);
const note = "It may be blocked.";

const show = (map = company.map) =>
  render(
    <Embed embed={map} blockedNote={note} caption={<p>1 Example Street</p>}>
      <MapDrawing />
    </Embed>,
  );

const frame = () => screen.queryByTitle("Map of our office in Kolkata");

it("asks nothing of the third party before the visitor does", () => {
  const { container } = show();
  expect(frame()).not.toBeInTheDocument();
  expect(container.querySelectorAll("[src]")).toHaveLength(0);
  expect(screen.getByText("1 Example Street")).toBeVisible();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

it("leads to the map in a new tab at any time", async () => {
  show();
  const link = screen.getByRole("link", { name: "Open the office map in a new tab" });
  expect(link).toHaveAttribute("href", company.map.linkUrl);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await userEvent.click(screen.getByRole("button", { name: "Show map" }));
  expect(link).toBeVisible();
});

it("shows the map in the place of the drawing, gives it the focus, and says what if it stays empty", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Show map" }));
  expect(frame()).toHaveAttribute("src", company.map.embedUrl);
  expect(frame()).toHaveAttribute("sandbox", expect.not.stringContaining("top-navigation"));
  expect(frame()).toHaveFocus();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(note);
});

describe('with "load": "view"', () => {
  /** jsdom has no IntersectionObserver: this one reports when it is told to. */
  let report: (isIntersecting: boolean) => void = () => undefined;
  beforeEach(() => {
    Object.defineProperty(window, "IntersectionObserver", {
      configurable: true,
      value: class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          report = (isIntersecting) => tell([{ isIntersecting }]);
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    });
  });

  it("shows the map when it comes near, and leaves the focus alone", () => {
    show({ ...company.map, load: "view" });
    act(() => report(false));
    expect(frame()).not.toBeInTheDocument();
    act(() => report(true));
    expect(frame()).toBeInTheDocument();
    expect(frame()).not.toHaveFocus();
  });
});
