/** The focus inside it and the Tab key are tested in a browser, in every dialog. */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import labels from "../../content/labels.json";
import { Dialog } from "../../src/components/dialog";
import "../setup/dialog";

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog title="A question" onClose={() => setOpen(false)}>
          <input aria-label="Answer" />
          <button onClick={() => setOpen(false)}>Done</button>
        </Dialog>
      )}
    </>
  );
}

const dialog = () => screen.getByRole("dialog", { name: "A question" });
const button = (name: string) => screen.getByRole("button", { name });

async function open() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(button("Open"));
  return { user };
}

it("is rendered at the end of the body, so it does not inherit its opener's styles", async () => {
  await open();
  expect(dialog().parentElement).toBe(document.body);
});

it("is out of sight before the page is styled again for its closing", async () => {
  const { user } = await open();
  const closed = dialog();
  let paint: () => void = () => undefined;
  const frames = jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    paint = () => callback(0);
    return 1;
  });
  await user.click(button(labels.close));
  expect(closed).not.toBeVisible();
  expect(closed).toHaveAttribute("open");
  paint();
  frames.mockRestore();
  await waitFor(() => expect(closed).not.toBeInTheDocument());
});

it("returns the focus when it is unmounted", () => {
  const before = document.createElement("button");
  document.body.append(before);
  before.focus();
  const { unmount } = render(<Dialog title="A question" onClose={jest.fn()} children="" />);
  expect(before).not.toHaveFocus();
  unmount();
  expect(before).toHaveFocus();
  before.remove();
});

describe("its backdrop", () => {
  it("does not close it if the press began or ended inside", async () => {
    await open();
    fireEvent.mouseDown(screen.getByLabelText("Answer"));
    // The event of a press that ends elsewhere comes from what holds both places.
    fireEvent.click(dialog());
    expect(dialog()).toBeVisible();
    fireEvent.mouseDown(dialog());
    fireEvent.click(screen.getByLabelText("Answer"));
    expect(dialog()).toBeVisible();
  });

  it("ignores the second click of the double click that opened it", async () => {
    await open();
    fireEvent.mouseDown(dialog(), { detail: 2 });
    fireEvent.click(dialog(), { detail: 2 });
    expect(dialog()).toBeVisible();
  });
});
