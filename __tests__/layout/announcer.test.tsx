import { act, render } from "@testing-library/react";
import { addModal } from "../../src/state/open-modals";
import { Announcer } from "../../src/layout/announcer";
import { announce, announcement } from "../../src/state/announcement";

beforeEach(() => {
  jest.useFakeTimers();
  act(() => announcement.set(null));
  render(<Announcer />);
  wait(1_000);
});
afterEach(() => jest.useRealTimers());

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const region = () => document.querySelector("[aria-live=polite]");
const say = (text: string) => act(() => announce(text));

it("says a text at once, the same text again in a new element, and leaves nothing to be read later", () => {
  say("Sent.");
  wait(0);
  expect(region()).toHaveTextContent("Sent.");
  const first = region()?.firstElementChild;
  say("Sent.");
  wait(0);
  expect(region()?.firstElementChild).not.toBe(first);
  wait(10_000);
  expect(region()).toBeEmptyDOMElement();
});

it("says a text within an open dialog, and after that has closed no sooner than the page is back", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  let close: () => void = () => undefined;
  act(() => {
    close = addModal(dialog);
  });
  wait(1_000);
  say("Sending…");
  wait(0);
  expect(dialog).toContainElement(document.querySelector<HTMLElement>("[aria-live]"));
  expect(region()).toHaveTextContent("Sending…");

  act(close);
  say("Sent.");
  expect(dialog).toBeEmptyDOMElement();
  wait(100);
  expect(region()).toBeEmptyDOMElement();
  wait(100);
  expect(region()).toHaveTextContent("Sent.");
  dialog.remove();
});
