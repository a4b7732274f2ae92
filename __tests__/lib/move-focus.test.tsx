import { act, fireEvent, render, screen } from "@testing-library/react";
import { moveFocus } from "../../src/lib/move-focus";

it("lets an element take the focus only while it has it", () => {
  render(
    <>
      <section aria-label="Our Team" />
      <a href="/">Home</a>
    </>,
  );
  const section = screen.getByRole("region");
  const link = screen.getByRole("link");
  act(() => moveFocus(section));
  expect(section).toHaveFocus();
  expect(section).toHaveAttribute("tabindex", "-1");
  // Another window takes the focus, and the element is where it comes back to.
  fireEvent.blur(section);
  expect(section).toHaveAttribute("tabindex", "-1");
  act(() => moveFocus(link));
  expect(link).toHaveFocus();
  expect(link).not.toHaveAttribute("tabindex");
  expect(section).not.toHaveAttribute("tabindex");
  act(() => moveFocus(null));
  expect(link).toHaveFocus();
});
