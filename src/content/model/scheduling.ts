import { shortText, longText, template } from "./field-types";
import { contentFile } from "./structures";

export const schedulingText = contentFile("Scheduling dialog", {
  title: shortText("Title"),
  lead: longText("Lead"),
  back: shortText("Back from the appointment form", "To the booking page and the calendar."),
  widget: shortText("Name of the booking page", "Shown above it, if the company has one."),
  openWidget: shortText("Open the booking page", "The link beside it, which opens its page."),
  calendar: shortText("Name of the calendar", "Shown above it, small: what it is a calendar of."),
  openCalendar: shortText("Open the calendar", "The link beside it, which opens its page."),
  timeZone: template("Time zone", "timeZone"),
  unavailable: shortText(
    "Perhaps unavailable",
    "In the place of each of them until it appears: what to think if it does not.",
  ),
});
