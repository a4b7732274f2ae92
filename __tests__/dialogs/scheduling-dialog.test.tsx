import { act, fireEvent, render, screen } from "@testing-library/react";
import { SchedulingDialog } from "../../src/dialogs/scheduling-dialog";
import { fillTemplate } from "../../src/lib/fill-template";
import { queryContent } from "../setup/query";
import "../setup/dialog";

const content = queryContent<Queries.SchedulingDialogFragment>("{ ...SchedulingDialog }");
const { schedulingText: text } = content;
const { timeZone } = content.company.scheduling;

/** In milliseconds: a frame and a timer after it. */
const paintTime = 20;

const open = (onClose = jest.fn()) => {
  render(<SchedulingDialog {...content} closeLabel="Close" onClose={onClose} />);
  act(() => jest.advanceTimersByTime(paintTime));
};

const widget = () =>
  document.querySelector(`iframe[src="${content.company.scheduling.widgetFrame}"]`);
const calendar = () => screen.getByTitle(text.calendar);
const status = () => screen.getByRole("status");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("requests the calendar and the widget once it is painted", () => {
  render(<SchedulingDialog {...content} closeLabel="Close" onClose={jest.fn()} />);
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(document.querySelector("iframe")).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(paintTime));
  expect(widget()).toBeInTheDocument();
  const { searchParams } = new URL(calendar().getAttribute("src") ?? "");
  expect(searchParams.get("ctz")).toBe(timeZone);
  const sentence = fillTemplate(text.timeZone, { timeZone });
  expect(screen.getByText((shown) => shown.startsWith(sentence))).toBeVisible();
});

it("runs the widget in a hidden iframe without the site's origin, and adds no script to the page", () => {
  open();
  expect(widget()).not.toBeVisible();
  expect(widget()).toHaveAttribute("sandbox", "allow-scripts allow-popups allow-forms");
  expect(document.scripts).toHaveLength(0);
});

it("shows the calendar as soon as it has loaded, without waiting for the script", () => {
  open();
  expect(status()).toHaveTextContent(text.loading);
  expect(calendar()).not.toBeVisible();
  fireEvent.load(calendar());
  expect(calendar()).toBeVisible();
  expect(status()).toBeEmptyDOMElement();
});

it("says after 10 seconds that the calendar has not loaded, until it does", () => {
  open();
  act(() => jest.advanceTimersByTime(9_999 - paintTime));
  expect(status()).toHaveTextContent(text.loading);
  act(() => jest.advanceTimersByTime(1));
  expect(status()).toHaveTextContent(text.unavailable);
  expect(calendar()).not.toBeVisible();
  fireEvent.load(calendar());
  expect(calendar()).toBeVisible();
  expect(status()).toBeEmptyDOMElement();
});

it("always offers e-mail, phone and the appointment form, and closes for the form", () => {
  const close = jest.fn();
  open(close);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  const { email, phone } = content.company;
  expect(links).toEqual([`mailto:${email}`, `tel:${phone.number}`, text.appointment.to]);
  fireEvent.click(screen.getByRole("link", { name: text.appointment.label }));
  expect(close).toHaveBeenCalled();
});
