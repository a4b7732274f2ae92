import { fireEvent, render, screen, within } from "@testing-library/react";
import { SchedulingDialog } from "../../src/dialogs/scheduling-dialog";
import { fillTemplate } from "../../src/lib/fill-template";
import { queryContent } from "../setup/query";
import { WithLabels } from "../setup/labels";
import "../setup/dialog";

const content = queryContent<Queries.SchedulingDialogFragment>("{ ...SchedulingDialog }");
const { company, schedulingText: text } = content;
const { timeZone } = company.scheduling;

/** A booking service as content has it. */
const booking = {
  scriptUrl: "https://assets.example/widget.js?a=1&b=2",
  className: "booking-widget",
  pageUrl: 'https://booking.example/site?name="A"',
};

function open(widget: typeof booking | null = null, onClose = jest.fn()) {
  const calendarUrl = "https://calendar.example/embed?src=a%23b&ctz=Europe%2FBerlin";
  const scheduling = { ...company.scheduling, calendarUrl, widget };
  return render(
    <SchedulingDialog
      company={{ ...company, scheduling }}
      schedulingText={text}
      onClose={onClose}
    />,
    { wrapper: WithLabels },
  );
}

const calendar = () => screen.getByTitle(text.calendar);

it("names first what always works, then shows the calendar once its page has loaded, beside a sentence that stays", () => {
  open();
  const [first] = within(screen.getByRole("dialog")).getAllByRole("link");
  expect(first).toHaveTextContent(text.appointment.label);
  expect(screen.getByRole("heading", { name: text.calendar })).toBeVisible();
  expect(calendar()).not.toBeVisible();
  const { searchParams } = new URL(calendar().getAttribute("src") ?? "");
  expect(searchParams.getAll("ctz")).toEqual([timeZone]);
  expect(searchParams.get("src")).toBe("a#b");
  fireEvent.load(calendar());
  expect(calendar()).toBeVisible();
  const sentences = `${fillTemplate(text.timeZone, { timeZone })} ${text.unavailable}`;
  expect(screen.getByText(sentences)).toBeVisible();
});

it("loads the booking service's script in a document without our origin, before the calendar, beside a link to the page", () => {
  open(booking);
  const [widget, ...others] = document.querySelectorAll("iframe");
  expect(others).toEqual([calendar()]);
  expect(widget).toHaveAttribute("title", text.widget);
  const [start = "", ...encoded] = widget?.src.split(",") ?? [];
  expect(start).toBe("data:text/html;charset=utf-8");
  const framed = new DOMParser().parseFromString(decodeURIComponent(encoded.join()), "text/html");
  expect(framed.querySelector("script")?.getAttribute("src")).toBe(booking.scriptUrl);
  const { dataset } = framed.querySelector<HTMLElement>(`.${booking.className}`) ?? {};
  expect([dataset?.url, dataset?.src]).toEqual([booking.pageUrl, booking.pageUrl]);
  // It can be filled in, pay elsewhere, be downloaded from, and never take the page's place.
  const allowed = widget?.getAttribute("sandbox");
  expect(allowed).toMatch(
    /(?=.*allow-scripts)(?=.*allow-same-origin)(?=.*allow-forms)(?=.*allow-popups )(?=.*allow-downloads)/,
  );
  expect(allowed).not.toContain("top-navigation");
  const link = screen.getByRole("link", { name: text.openWidget });
  expect(link).toHaveAttribute("href", booking.pageUrl);
});

it("closes for the appointment form", () => {
  const close = jest.fn();
  open(null, close);
  fireEvent.click(screen.getByRole("link", { name: text.appointment.label }));
  expect(close).toHaveBeenCalled();
});
