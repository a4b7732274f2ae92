import { act, fireEvent, render, screen } from "@testing-library/react";
import { SchedulingDialog } from "../../src/dialogs/scheduling-dialog";
import { queryContent } from "../setup/query";
import "../setup/dialog";

const { company, schedulingText } = queryContent<{
  company: Queries.SchedulingDialogFragment;
  schedulingText: Queries.SchedulingDialogTextFragment;
}>("{ company { ...SchedulingDialog } schedulingText { ...SchedulingDialogText } }");

/** Scripts are remembered for as long as the page lives: every test asks for its own. */
let count = 0;
let scriptUrl = "";

function open(address = scriptUrl, onClose = jest.fn()) {
  const scheduling = { ...company.scheduling, scriptUrl: address };
  return render(
    <SchedulingDialog
      text={schedulingText}
      company={{ ...company, scheduling }}
      closeLabel="Close"
      onClose={onClose}
    />,
  );
}

const scripts = () => document.querySelectorAll<HTMLScriptElement>(`script[src="${scriptUrl}"]`);
const calendar = () => screen.getByTitle(schedulingText.calendar);
const status = () => screen.getByRole("status");

/** Lets the script arrive or not. */
const settleScript = (event: "load" | "error") =>
  act(async () => {
    scripts().forEach((script) => fireEvent[event](script));
    await Promise.resolve();
  });

beforeEach(() => {
  jest.useFakeTimers();
  scriptUrl = `${company.scheduling.scriptUrl}?${(count += 1)}`;
});
afterEach(() => jest.useRealTimers());

it("asks for script and calendar when it is opened, and for the script only once", async () => {
  expect(scripts()).toHaveLength(0);
  const { unmount } = open();
  expect(scripts()).toHaveLength(1);
  const address = new URL(calendar().getAttribute("src") ?? "");
  expect(address.searchParams.get("ctz")).toBe("Asia/Kolkata");
  expect(screen.getByText(/time zone Asia\/Kolkata/)).toBeVisible();
  await settleScript("load");
  unmount();
  open();
  await act(() => Promise.resolve());
  expect(scripts()).toHaveLength(1);
});

it("shows the calendar when both have arrived", async () => {
  open();
  expect(status()).toHaveTextContent(schedulingText.loading);
  expect(calendar()).not.toBeVisible();
  fireEvent.load(calendar());
  expect(calendar()).not.toBeVisible();
  await settleScript("load");
  expect(calendar()).toBeVisible();
  act(() => jest.advanceTimersByTime(20_000));
  expect(status()).toBeEmptyDOMElement();
});

it("says after 10 seconds that they have not, and takes it back when they do after all", async () => {
  open();
  await settleScript("load");
  act(() => jest.advanceTimersByTime(9_999));
  expect(status()).toHaveTextContent(schedulingText.loading);
  act(() => jest.advanceTimersByTime(1));
  expect(status()).toHaveTextContent(schedulingText.unavailable);
  expect(calendar()).not.toBeVisible();
  fireEvent.load(calendar());
  expect(calendar()).toBeVisible();
  expect(status()).toBeEmptyDOMElement();
});

it("says at once that the script is blocked, and asks for it again the next time", async () => {
  const { unmount } = open();
  fireEvent.load(calendar());
  await settleScript("error");
  expect(status()).toHaveTextContent(schedulingText.unavailable);
  expect(calendar()).not.toBeVisible();
  unmount();
  open();
  expect(scripts()).toHaveLength(1);
  expect(status()).toHaveTextContent(schedulingText.loading);
});

it("offers e-mail, phone and the appointment form all the time", () => {
  const close = jest.fn();
  open(scriptUrl, close);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "mailto:hello@conaas.example",
    "tel:+910000000000",
    "/contact-us#appointment",
  ]);
  fireEvent.click(screen.getByRole("link", { name: "Use the appointment form" }));
  expect(close).toHaveBeenCalled();
});
