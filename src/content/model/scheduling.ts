import { shortText, longText, template } from "./field-types";
import { link } from "./shared-fields";
import { contentFile } from "./structures";

export const schedulingText = contentFile("Scheduling dialog", {
  title: shortText("Title"),
  lead: longText("Lead"),
  widget: shortText("Name of the booking page", "Shown below it, if the company has one."),
  openWidget: shortText("Open the booking page", "The link below it, which opens its page."),
  calendar: shortText("Name of the calendar", "Shown below it, small: what it is a calendar of."),
  unavailable: shortText(
    "Perhaps unavailable",
    "What to think if no calendar appears. It always stays: nobody can tell.",
  ),
  timeZone: template("Time zone", "timeZone"),
  openCalendar: shortText("Open the calendar", "The link below it, which opens its page."),
  email: template("E-mail", "email"),
  phone: template("Phone", "phone"),
  appointment: link("Appointment"),
});
