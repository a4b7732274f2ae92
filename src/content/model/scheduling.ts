import { shortText, longText, template } from "./field-types";
import { contentFile, group } from "./structures";

export const schedulingText = contentFile("Scheduling dialog", {
  title: shortText("Title"),
  lead: longText("Lead"),
  widget: group("BookingPageText", "Booking page", {
    name: shortText("Name", "Shown above it."),
    open: shortText("Open", "The link beside it, which opens its page."),
  }).optional(),
  calendar: group("CalendarText", "Calendar", {
    name: shortText("Name", "Shown above it, small: what it is a calendar of."),
    open: shortText("Open", "The link beside it, which opens its page."),
    timeZone: template("Time zone", "timeZone"),
  }).optional(),
  back: shortText(
    "Back from the appointment form",
    "To the booking page and the calendar.",
  ).optional(),
  loading: shortText("Loading", "In the place of each of them until it appears.").optional(),
  unavailable: template("If it has not appeared in ten seconds", "form").optional(),
});
