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
    positionLabel="Case studies {from} to {to} of {total}"
    items={Array.from({ length: count }, (_, index) => (
      <a key={index} href={`#${index + 1}`}>{`Item ${index + 1}`}</a>
    ))}
  />
);

/** As soon as its code has arrived. */
async function showCarousel(count?: number) {
  const view = render(carousel(count));
  await screen.findAllByRole("group", { name: /^Case studies \d/ });
  return view;
}

const root = () => screen.getByRole("group", { name: "Case studies" });
const shown = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.closest("[inert]") === null)
    .map((link) => link.textContent);
const position = () => screen.getByRole("status").textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => setScreenWidth(1280));

describe("before its code has arrived", () => {
  it("is a list of all items in the server's page, without style attributes", () => {
    const view = renderToString(carousel());
    expect(view.match(/<li/g)).toHaveLength(4);
    expect(view).not.toContain("style=");
    expect(view).not.toContain("inert");
  });

  it("has buttons that nobody meets yet", async () => {
    render(carousel());
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(await screen.findAllByRole("button")).toHaveLength(2);
  });
});

it("says what it is", async () => {
  await showCarousel();
  expect(root()).toHaveAttribute("aria-roledescription", "carousel");
  const views = screen.getAllByRole("group").filter((group) => group !== root());
  expect(views).toHaveLength(4);
  views.forEach((view) => expect(view).toHaveAttribute("aria-roledescription", "slide"));
});

it("goes through pairs, and round at both ends", async () => {
  await showCarousel();
  expect([shown(), position()]).toEqual([["Item 1", "Item 2"], "Case studies 1 to 2 of 4"]);
  await press("Previous case study");
  expect([shown(), position()]).toEqual([["Item 4", "Item 1"], "Case studies 4, 1 of 4"]);
  await press("Next case study");
  await press("Next case study");
  expect([shown(), position()]).toEqual([["Item 2", "Item 3"], "Case studies 2 to 3 of 4"]);
});

it("goes through single items below 768 px, and round at both ends", async () => {
  setScreenWidth(767);
  await showCarousel();
  expect([shown(), position()]).toEqual([["Item 1"], "Case studies 1 of 4"]);
  await press("Previous case study");
  expect([shown(), position()]).toEqual([["Item 4"], "Case studies 4 of 4"]);
  await press("Next case study");
  expect(shown()).toEqual(["Item 1"]);
});

it("follows the width of the screen", async () => {
  setScreenWidth(767);
  await showCarousel();
  act(() => setScreenWidth(768));
  expect(shown()).toEqual(["Item 1", "Item 2"]);
});

it("offers no control of the library's own", async () => {
  await showCarousel();
  expect(
    within(root())
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label")),
  ).toEqual(["Previous case study", "Next case study"]);
  expect(root().querySelectorAll("[tabindex]")).toHaveLength(0);
});

it.each([1, 2])("stands still where all of its %i items fit", async (count) => {
  await showCarousel(count);
  expect(shown()).toHaveLength(count);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("shows what there is when the items become fewer", async () => {
  const { rerender } = await showCarousel();
  await press("Previous case study");
  rerender(carousel(3));
  expect([shown(), position()]).toEqual([["Item 1", "Item 2"], "Case studies 1 to 2 of 3"]);
});
