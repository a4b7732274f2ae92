import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dialog } from "../../src/components/dialog";
import { DialogOpener } from "../../src/components/dialog-opener";
import { SmartLink } from "../../src/components/smart-link";
import { WithLabels } from "../setup/labels";
import "../setup/dialog";

interface GreetingProps {
  name: string;
  onClose: () => void;
}

function Greeting({ name, onClose }: GreetingProps) {
  return (
    <Dialog title={`Hello ${name}`} onClose={onClose}>
      <p>Welcome</p>
    </Dialog>
  );
}

const opener = (load = () => Promise.resolve(Greeting)) => (
  <DialogOpener load={load} dialog={{ name: "Asha" }}>
    {(props) => (
      <SmartLink to="#hello" {...props}>
        Greet
      </SmartLink>
    )}
  </DialogOpener>
);

const link = () => screen.getByRole("button", { name: "Greet" });

beforeEach(() => {
  window.location.hash = "";
});

it("shows that it was pressed, in a frame of its own, before it renders the dialog", async () => {
  let paint: () => void = () => undefined;
  const frames = jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    paint = () => callback(0);
    return 1;
  });
  render(opener(), { wrapper: WithLabels });
  await userEvent.click(link());
  expect(link()).toHaveAttribute("data-opening");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  paint();
  frames.mockRestore();
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(screen.getByText("Greet")).not.toHaveAttribute("data-opening");
});

it.each(["Control", "Meta", "Shift", "Alt"])(
  "is followed as a link while the %s key is held",
  async (key) => {
    const user = userEvent.setup();
    render(opener(), { wrapper: WithLabels });
    await user.keyboard(`{${key}>}`);
    await user.click(link());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(window.location.hash).toBe("#hello");
  },
);

it("stays open at the second press of a double click, which comes to its backdrop", async () => {
  render(opener(), { wrapper: WithLabels });
  await userEvent.click(link());
  const dialog = await screen.findByRole("dialog");
  fireEvent.mouseDown(dialog, { detail: 2 });
  fireEvent.click(dialog, { detail: 2 });
  expect(dialog).not.toHaveAttribute("data-closing");
  fireEvent.mouseDown(dialog, { detail: 1 });
  fireEvent.click(dialog, { detail: 1 });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it("is followed when the dialog's code cannot be loaded", async () => {
  render(
    opener(() => Promise.reject(new Error("no network"))),
    { wrapper: WithLabels },
  );
  await userEvent.click(link());
  await waitFor(() => expect(window.location.hash).toBe("#hello"));
  expect(link()).not.toHaveAttribute("data-opening");
});

describe("when the code neither comes nor fails", () => {
  const waitLonger = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

  beforeEach(async () => {
    jest.useFakeTimers();
    render(
      opener(() => new Promise(() => undefined)),
      { wrapper: WithLabels },
    );
    render(<input aria-label="Message" />);
    fireEvent.click(link());
    await waitLonger(9_000);
    expect(link()).toHaveAttribute("data-opening");
  });
  afterEach(() => jest.useRealTimers());

  it("is followed after ten seconds", async () => {
    await waitLonger(2_000);
    expect(window.location.hash).toBe("#hello");
    expect(link()).not.toHaveAttribute("data-opening");
  });

  it.each(["click", "keyDown", "input"] as const)(
    "stays and can be pressed again if the visitor has gone on with %s",
    async (event) => {
      const message = screen.getByRole("textbox");
      message.focus();
      fireEvent[event](message);
      await waitLonger(2_000);
      expect(window.location.hash).toBe("");
      expect(link()).not.toHaveAttribute("data-opening");
      expect(message).toHaveFocus();
    },
  );
});

it("does not open the dialog again by an Enter key that is still held", () => {
  render(opener(), { wrapper: WithLabels });
  expect(fireEvent.keyDown(link(), { key: "Enter", repeat: true })).toBe(false);
  expect(fireEvent.keyDown(link(), { key: "Enter" })).toBe(true);
});
