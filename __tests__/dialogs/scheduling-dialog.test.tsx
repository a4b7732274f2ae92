import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { SchedulingDialog } from "../../src/dialogs/scheduling-dialog";
import { fillTemplate } from "../../src/lib/fill-template";
import { queryContent } from "../setup/query";
import { WithLabels } from "../setup/labels";
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
  return render(<SchedulingDialog {...props} onClose={onClose} />, { wrapper: WithLabels });
}

const frames = () => [...document.querySelectorAll("iframe")].map(({ src }) => src);
const shows = (words: string) => screen.queryByText(words) !== null;

const calendar = () => screen.getByTitle(text.calendar);

it("names first what always works, then shows the calendar once its page has loaded", async () => {
  open();
  const [first] = within(screen.getByRole("dialog")).getAllByRole("link");
  expect(first).toHaveTextContent(text.appointment.label);
  expect(screen.getByRole("heading", { name: text.calendar })).toBeVisible();
  expect(shows(text.loading)).toBe(true);
  expect(calendar()).not.toBeVisible();
  const { searchParams } = new URL(calendar().getAttribute("src") ?? "");
  expect(searchParams.getAll("ctz")).toEqual([timeZone]);
  expect(searchParams.get("src")).toBe("a#b");
  const sentence = fillTemplate(text.timeZone, { timeZone });
  expect(screen.getByText((shown) => shown.startsWith(sentence))).toBeVisible();
  await conclude(true);
  fireEvent.load(calendar());
  act(() => jest.advanceTimersByTime(60_000));
  expect(calendar()).toBeVisible();
  expect(shows(text.loading)).toBe(false);
  expect(shows(text.unavailable)).toBe(false);
});

it("shows the booking page before the calendar if content has its address", () => {
  open("https://booking.example/conaas");
  expect(frames()).toEqual(["https://booking.example/conaas", expect.stringContaining("ctz=")]);
  expect(screen.getByRole("heading", { name: text.widget })).toBeVisible();
  fireEvent.load(screen.getByTitle(text.widget));
  expect(screen.getByTitle(text.widget)).toBeVisible();
  // It can be filled in, pay elsewhere, and never take the page's place.
  const allowed = screen.getByTitle(text.widget).getAttribute("sandbox");
  expect(allowed).toMatch(/(?=.*allow-scripts)(?=.*allow-forms)(?=.*allow-popups )/);
  expect(allowed).not.toContain("top-navigation");
});

it("says after 10 seconds what to think of a calendar that has not loaded, until it has", async () => {
  open();
  await conclude(true);
  act(() => jest.advanceTimersByTime(9_999));
  expect(shows(text.loading)).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(shows(text.unavailable)).toBe(true);
  fireEvent.load(calendar());
  expect(shows(text.loading)).toBe(false);
  expect(shows(text.unavailable)).toBe(false);
});

it("shows what may be the calendar and what to think of it, where a request for it fails", async () => {
  open();
  await conclude(false);
  fireEvent.load(calendar());
  expect(calendar()).toBeVisible();
  expect(shows(text.unavailable)).toBe(true);
});

it("takes away only the frame whose own address the page's policy has blocked", () => {
  open("https://booking.example/conaas");
  const violate = (effectiveDirective: string, blockedURI: string) =>
    fireEvent(
      document,
      Object.assign(new Event("securitypolicyviolation"), { effectiveDirective, blockedURI }),
    );
  violate("img-src", "https://booking.example");
  violate("frame-src", "https://another-program.example");
  violate("frame-src", "");
  expect(frames()).toHaveLength(2);
  violate("frame-src", "https://booking.example");
  expect(frames()).toEqual([expect.stringContaining("ctz=")]);
  expect(shows(text.unavailable)).toBe(true);
});

it("closes for the appointment form", () => {
  const close = jest.fn();
  open(null, close);
  fireEvent.click(screen.getByRole("link", { name: text.appointment.label }));
  expect(close).toHaveBeenCalled();
});
