import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { renderToString } from "react-dom/server";
import { Dialog } from "../../src/components/dialog";
import { DialogOpener } from "../../src/components/dialog-opener";
import { SmartLink } from "../../src/components/smart-link";
import "../setup/dialog";

interface GreetingProps {
  name: string;
  onClose: () => void;
}

function Greeting({ name, onClose }: GreetingProps) {
  return (
    <Dialog title={`Hello ${name}`} closeLabel="Close" onClose={onClose}>
      <p>Welcome</p>
    </Dialog>
  );
}

const opener = (load = () => Promise.resolve(Greeting), to = "/hello") => (
  <DialogOpener load={load} dialog={{ name: "Asha" }}>
    {(props) => (
      <SmartLink to={to} {...props}>
        Greet
      </SmartLink>
    )}
  </DialogOpener>
);

const link = () => screen.getByRole("button", { name: "Greet" });

beforeEach(() => jest.mocked(navigate).mockClear());

it("is a plain link on the server", () => {
  const view = renderToString(opener());
  expect(view).toContain('href="/hello"');
  expect(view).not.toMatch(/aria-haspopup|role=/);
});

it("says that it opens a dialog once it does", () => {
  render(opener());
  expect(link()).toHaveAttribute("aria-haspopup", "dialog");
});

it("loads the dialog when it is pressed, not before, and stays where it is", async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  render(opener(load));
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(link());
  expect(await screen.findByRole("dialog", { name: "Hello Asha" })).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

it("gets the focus back when the dialog closes, and opens it again", async () => {
  render(opener());
  await userEvent.click(link());
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(link()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("dialog")).toBeVisible();
});

it.each(["Control", "Meta", "Shift", "Alt"])("stays a link with the %s key held", async (key) => {
  const user = userEvent.setup();
  render(opener());
  await user.keyboard(`{${key}>}`);
  await user.click(link());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(navigate).toHaveBeenCalledWith("/hello");
});

it("leads to the page when the dialog's code cannot be loaded", async () => {
  render(opener(() => Promise.reject(new Error("no network")), "#hello"));
  await userEvent.click(link());
  expect(window.location.hash).toBe("#hello");
  window.location.hash = "";
});

it("leads nowhere when the visitor has gone before the code was given up", async () => {
  let giveUp: () => void = () => undefined;
  const { unmount } = render(
    opener(() => new Promise((_, reject) => (giveUp = () => reject(new Error()))), "#hello"),
  );
  await userEvent.click(link());
  unmount();
  giveUp();
  await new Promise((later) => setTimeout(later));
  expect(window.location.hash).toBe("");
});

it("answers to the Space key, as a button does", async () => {
  render(opener());
  link().focus();
  await userEvent.keyboard(" ");
  expect(await screen.findByRole("dialog")).toBeVisible();
});
