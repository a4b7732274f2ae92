import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Carousel } from "../../../src/sections/case-study-carousel/carousel";
import { announcement } from "../../../src/state/announcement";

const carousel = (count = 4) => (
  <Carousel
    label="Case studies"
    labels={{
      kind: "carousel",
      viewKind: "slide",
      previous: "Previous case study",
      next: "Next case study",
      position: "Case study {first} of {total}",
      pair: "Case studies {first} and {second} of {total}",
    }}
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

const shown = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.closest("[inert]") === null)
    .map((link) => link.textContent);
const position = () => screen.getByText(/^Case studies? \d/).textContent;
const announced = () => announcement.get()?.text;
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => announcement.set(null));

it("is a list of all items in the server's HTML, without style attributes", () => {
  const view = renderToString(carousel());
  expect(view.match(/<li/g)).toHaveLength(4);
  expect(view).not.toContain("style=");
  expect(view).not.toContain("inert");
});

it.each([1, 2])("has no buttons if all of its %i items fit", async (count) => {
  await renderCarousel(count);
  expect(shown()).toHaveLength(count);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("says where its buttons led, and nothing before", async () => {
  await renderCarousel();
  expect([position(), announced()]).toEqual(["Case studies 1 and 2 of 4", undefined]);
  await click("Previous case study");
  expect([position(), announced()]).toEqual([
    "Case studies 4 and 1 of 4",
    "Case studies 4 and 1 of 4",
  ]);
});

it("shows an item that exists after the number of items drops", async () => {
  const { rerender } = await renderCarousel();
  await click("Previous case study");
  rerender(carousel(3));
  expect([shown(), position()]).toEqual([["Item 1", "Item 2"], "Case studies 1 and 2 of 3"]);
});
