import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Carousel } from "../../src/components/carousel";
import { setScreenWidth } from "../setup/screen-width";

const carousel = (count = 4) => (
  <Carousel
    label="Case studies"
    previousLabel="Previous case study"
    nextLabel="Next case study"
    positionLabel="Case study {first} of {total}"
    pairLabel="Case studies {first} and {second} of {total}"
    items={Array.from({ length: count }, (_, index) => (
      <a key={index} href={`#${index + 1}`}>{`Item ${index + 1}`}</a>
    ))}
  />
);

/** Renders it and waits for its code. */
async function renderCarousel(count?: number) {
  const view = render(carousel(count));
  await screen.findAllByRole("group", { name: /^Case study \d/ });
  return view;
}

const root = () => screen.getByRole("group", { name: "Case studies" });
const shown = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.closest("[inert]") === null)
    .map((link) => link.textContent);
const position = () => screen.getByRole("status").textContent;
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => setScreenWidth(1280));

describe("before its code has loaded", () => {
  it("is a list of all items in the server's HTML, without style attributes", () => {
    const view = renderToString(carousel());
    expect(view.match(/<li/g)).toHaveLength(4);
    expect(view).not.toContain("style=");
    expect(view).not.toContain("inert");
  });

  it("hides its buttons", async () => {
    render(carousel());
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(await screen.findAllByRole("button")).toHaveLength(2);
  });
});

it("has the roles of a carousel and its slides, each item once, and none of the library's controls", async () => {
  await renderCarousel();
  expect(root()).toHaveAttribute("aria-roledescription", "carousel");
  const views = screen.getAllByRole("group").filter((group) => group !== root());
  expect(views).toHaveLength(4);
  views.forEach((view) => expect(view).toHaveAttribute("aria-roledescription", "slide"));
  expect(screen.getAllByRole("link")).toHaveLength(4);
  const buttons = within(root()).getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Previous case study",
    "Next case study",
  ]);
  expect(root().querySelectorAll("[tabindex]")).toHaveLength(0);
});

it("moves by one pair and wraps at both ends", async () => {
  await renderCarousel();
  expect([shown(), position()]).toEqual([["Item 1", "Item 2"], "Case studies 1 and 2 of 4"]);
  await click("Previous case study");
  // The first item is moved behind the last one by a style.
  expect([shown(), position()]).toEqual([["Item 1", "Item 4"], "Case studies 4 and 1 of 4"]);
  await click("Next case study");
  await click("Next case study");
  expect([shown(), position()]).toEqual([["Item 2", "Item 3"], "Case studies 2 and 3 of 4"]);
});

it("below 768 px, moves by one item and wraps at both ends, until the screen is wider", async () => {
  setScreenWidth(767);
  await renderCarousel();
  expect([shown(), position()]).toEqual([["Item 1"], "Case study 1 of 4"]);
  await click("Previous case study");
  expect([shown(), position()]).toEqual([["Item 4"], "Case study 4 of 4"]);
  await click("Next case study");
  expect(shown()).toEqual(["Item 1"]);
  act(() => setScreenWidth(768));
  expect(shown()).toEqual(["Item 1", "Item 2"]);
});

it.each([1, 2])("has no buttons if all of its %i items fit", async (count) => {
  await renderCarousel(count);
  expect(shown()).toHaveLength(count);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("shows an item that exists after the number of items drops", async () => {
  const { rerender } = await renderCarousel();
  await click("Previous case study");
  rerender(carousel(3));
  expect([shown(), position()]).toEqual([["Item 1", "Item 2"], "Case studies 1 and 2 of 3"]);
});
