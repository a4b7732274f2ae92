import { act, fireEvent, render, screen } from "@testing-library/react";
import { SchedulingDialog } from "../../src/dialogs/scheduling-dialog";
import { fillTemplate } from "../../src/lib/fill-template";
import { queryContent } from "../setup/query";
import { standForThirdParties } from "../setup/third-parties";
import "../setup/dialog";

const content = queryContent<Queries.SchedulingDialogFragment>("{ ...SchedulingDialog }");
const { company, schedulingText: text } = content;
const { timeZone } = company.scheduling;

let conclude: (doesAnswer: boolean) => Promise<void>;
beforeEach(() => {
  jest.useFakeTimers();
  conclude = standForThirdParties();
});
afterEach(() => jest.useRealTimers());

function open(widgetUrl: string | null = null, onClose = jest.fn()) {
  const calendarUrl = "https://calendar.example/embed?src=a%23b&ctz=Europe%2FBerlin";
  const scheduling = { ...company.scheduling, calendarUrl, widgetUrl };
  const props = { ...content, company: { ...company, scheduling } };
  return render(<SchedulingDialog {...props} onClose={onClose} />);
}

const frames = () => [...document.querySelectorAll("iframe")].map(({ src }) => src);
const shows = (words: string) => screen.queryByText(words) !== null;

it("shows the calendar, named for what it is, once its service has answered and its page has loaded", async () => {
  open();
  expect(screen.getByRole("heading", { name: text.calendar })).toBeVisible();
  expect(shows(text.loading)).toBe(true);
  expect(frames()).toEqual([]);
  await conclude(true);
  const calendar = screen.getByTitle(text.calendar);
  expect(calendar).not.toBeVisible();
  const { searchParams } = new URL(calendar.getAttribute("src") ?? "");
  expect(searchParams.getAll("ctz")).toEqual([timeZone]);
  expect(searchParams.get("src")).toBe("a#b");
  const sentence = fillTemplate(text.timeZone, { timeZone });
  expect(screen.getByText((shown) => shown.startsWith(sentence))).toBeVisible();
  fireEvent.load(calendar);
  act(() => jest.advanceTimersByTime(60_000));
  expect(calendar).toBeVisible();
  expect(shows(text.loading)).toBe(false);
});

it("shows the booking page before the calendar if content has its address", async () => {
  open("https://booking.example/conaas");
  await conclude(true);
  expect(frames()).toEqual(["https://booking.example/conaas", expect.stringContaining("ctz=")]);
  expect(screen.getByRole("heading", { name: text.widget })).toBeVisible();
  fireEvent.load(screen.getByTitle(text.widget));
  expect(screen.getByTitle(text.widget)).toBeVisible();
});

it("says after 10 seconds that the service has not answered, until it does", async () => {
  open();
  act(() => jest.advanceTimersByTime(9_999));
  expect(shows(text.loading)).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(shows(text.unavailable)).toBe(true);
  await conclude(true);
  fireEvent.load(screen.getByTitle(text.calendar));
  expect(shows(text.loading)).toBe(false);
});

it("closes for the appointment form", () => {
  const close = jest.fn();
  open(null, close);
  fireEvent.click(screen.getByRole("link", { name: text.appointment.label }));
  expect(close).toHaveBeenCalled();
});
