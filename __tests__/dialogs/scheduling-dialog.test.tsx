import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SchedulingDialog } from "../../src/dialogs/scheduling-dialog";
import { fillTemplate } from "../../src/lib/fill-template";
import { appointment, withServer } from "../forms/support/forms";
import { rightAppointment } from "../setup/form-words";
import { queryContent } from "../setup/query";
import { WithLabels } from "../setup/labels";
import "../setup/dialog";

const content = queryContent<Queries.SchedulingDialogFragment>("{ ...SchedulingDialog }");
const { company } = content;
/** Content has the words for what the company has. */
const text = {
  ...content.schedulingText,
  widget: { name: "Book a visit", open: "Book in a tab" },
  calendar: { name: "Days off", open: "Days off in a tab", timeZone: "Hours of {timeZone}" },
  back: "Return to them",
  loading: "It comes soon",
  unavailable: "Perhaps it is blocked: see {form}",
};
const timeZone = "Asia/Tokyo";

/** A booking service as content has it. */
const booking = {
  scriptUrl: "https://assets.example/widget.js?a=1&b=2",
  className: "booking-widget",
  pageUrl: 'https://booking.example/site?name="A"',
};
const calendarUrl = "https://calendar.example/embed?src=a%23b&ctz=Europe%2FBerlin";

type Scheduling = Queries.SchedulingDialogFragment["company"]["scheduling"];
const both: Scheduling = { widget: booking, calendarUrl, timeZone };

function open(scheduling: Scheduling = both, onClose = jest.fn()) {
  const props = { ...content, schedulingText: text, company: { ...company, scheduling } };
  render(<SchedulingDialog {...props} onClose={onClose} />, { wrapper: WithLabels });
  return userEvent.setup({ delay: null });
}

withServer();
afterEach(() => {
  jest.useRealTimers();
});

const calendar = () => screen.getByTitle(text.calendar.name);
const titlesOfFrames = () => [...document.querySelectorAll("iframe")].map(({ title }) => title);
const { heading } = content.expertAppointmentForm;
const formButton = () => screen.queryByRole("button", { name: heading });

it("shows the calendar once its page has loaded, below the booking page, each beside a link to it", () => {
  open();
  expect(titlesOfFrames()).toEqual([text.widget.name, text.calendar.name]);
  const { searchParams } = new URL(calendar().getAttribute("src") ?? "");
  expect(searchParams.getAll("ctz")).toEqual([timeZone]);
  expect(searchParams.get("src")).toBe("a#b");
  expect(calendar()).not.toBeVisible();
  fireEvent.load(calendar());
  expect(calendar()).toBeVisible();
  expect(screen.getByText(fillTemplate(text.calendar.timeZone, { timeZone }))).toBeVisible();
  const link = (name: string) => screen.getByRole("link", { name });
  expect(link(text.widget.open)).toHaveAttribute("href", booking.pageUrl);
  expect(link(text.calendar.open)).toHaveAttribute("href", calendar().getAttribute("src"));
});

it("says that each loads, and after ten seconds what to do if it has not appeared", () => {
  jest.useFakeTimers();
  open();
  act(() => jest.advanceTimersByTime(9999));
  expect(screen.getAllByText(text.loading)).toHaveLength(2);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getAllByText(`Perhaps it is blocked: see ${heading}`)).toHaveLength(2);
  expect(screen.queryByText(text.loading)).toBeNull();
});

it("loads the booking service's script in a document without our origin", () => {
  open();
  const widget = screen.getByTitle<HTMLIFrameElement>(text.widget.name);
  const [start = "", ...encoded] = widget.src.split(",");
  expect(start).toBe("data:text/html;charset=utf-8");
  const framed = new DOMParser().parseFromString(decodeURIComponent(encoded.join()), "text/html");
  expect(framed.querySelector("script")?.getAttribute("src")).toBe(booking.scriptUrl);
  const { dataset } = framed.querySelector<HTMLElement>(`.${booking.className}`) ?? {};
  expect([dataset?.url, dataset?.src]).toEqual([booking.pageUrl, booking.pageUrl]);
  // It can be filled in, pay elsewhere, be downloaded from, and never take the page's place.
  const allowed = widget.getAttribute("sandbox");
  expect(allowed).toMatch(
    /(?=.*allow-scripts)(?=.*allow-same-origin)(?=.*allow-forms)(?=.*allow-popups )(?=.*allow-downloads)/,
  );
  expect(allowed).not.toContain("top-navigation");
});

it.each([
  ["the booking page", { ...both, calendarUrl: null }, [text.widget.name]],
  ["the calendar", { ...both, widget: null }, [text.calendar.name]],
])("shows %s alone where a company has no other", (_what, scheduling, titles) => {
  open(scheduling);
  expect(titlesOfFrames()).toEqual(titles);
  expect(formButton()).toBeVisible();
});

it("shows the appointment form alone where a company has neither", async () => {
  open(null);
  expect(titlesOfFrames()).toEqual([]);
  expect(formButton()).toBeNull();
  expect(screen.getByRole("dialog", { name: text.title })).toBeVisible();
  expect(await screen.findByRole("form", { name: heading })).toBeVisible();
});

it("shows the appointment form in place of the frames, which stay as they are, and keeps what was typed", async () => {
  const user = open();
  const frame = calendar();
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  await press(heading);
  const title = (name: string) => screen.getByRole("heading", { level: 2, name });
  expect(screen.getByRole("dialog", { name: heading })).toBeVisible();
  expect(title(heading)).toHaveFocus();
  expect(screen.getByText(content.expertAppointmentForm.lead)).toBeVisible();
  expect(screen.queryByRole("heading", { name: text.calendar.name })).toBeNull();
  await user.type(appointment.control("name"), rightAppointment.name);
  await press(text.back);
  expect(screen.getByRole("heading", { name: text.calendar.name })).toBeVisible();
  expect(title(text.title)).toHaveFocus();
  expect(calendar()).toBe(frame);
  await press(heading);
  expect(appointment.control("name")).toHaveValue(rightAppointment.name);
});

it("closes once the appointment is stored", async () => {
  const close = jest.fn();
  const user = open(both, close);
  await user.click(screen.getByRole("button", { name: heading }));
  await appointment.fill(user, rightAppointment);
  await appointment.submit(user);
  await waitFor(() => expect(close).toHaveBeenCalled());
});
