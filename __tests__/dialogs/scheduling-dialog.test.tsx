import { fireEvent, render, screen, within } from "@testing-library/react";
import { SchedulingDialog } from "../../src/dialogs/scheduling-dialog";
import { fillTemplate } from "../../src/lib/fill-template";
import { queryContent } from "../setup/query";
import { WithLabels } from "../setup/labels";
import "../setup/dialog";

const content = queryContent<Queries.SchedulingDialogFragment>("{ ...SchedulingDialog }");
const { company, schedulingText: text } = content;
const { timeZone } = company.scheduling;

function open(widgetUrl: string | null = null, onClose = jest.fn()) {
  const calendarUrl = "https://calendar.example/embed?src=a%23b&ctz=Europe%2FBerlin";
  const scheduling = { ...company.scheduling, calendarUrl, widgetUrl };
  const props = { ...content, company: { ...company, scheduling } };
  return render(<SchedulingDialog {...props} onClose={onClose} />, { wrapper: WithLabels });
}

const frames = () => [...document.querySelectorAll("iframe")].map(({ src }) => src);

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

it("shows the booking page before the calendar if content has its address", () => {
  open("https://booking.example/conaas");
  expect(frames()).toEqual(["https://booking.example/conaas", expect.stringContaining("ctz=")]);
  expect(screen.getByRole("heading", { name: text.widget })).toBeVisible();
  fireEvent.load(screen.getByTitle(text.widget));
  expect(screen.getByTitle(text.widget)).toBeVisible();
  // It can be filled in, pay elsewhere, be downloaded from, and never take the page's place.
  const allowed = screen.getByTitle(text.widget).getAttribute("sandbox");
  expect(allowed).toMatch(
    /(?=.*allow-scripts)(?=.*allow-forms)(?=.*allow-popups )(?=.*allow-downloads)/,
  );
  expect(allowed).not.toContain("top-navigation");
});

it("closes for the appointment form", () => {
  const close = jest.fn();
  open(null, close);
  fireEvent.click(screen.getByRole("link", { name: text.appointment.label }));
  expect(close).toHaveBeenCalled();
});
