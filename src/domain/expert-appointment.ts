import { email, name, phone } from "./common-fields";
import type { FormDefinition } from "./form";
import { isCalendarDate } from "./rules";

/** The expert appointment (docs/specification.md, sections 3, 5, 7 and 8). */
export const expertAppointment = {
  name: "expert-appointment",
  action: "/mainsite/scheduleexpert",
  shownAt: "/contact-us#appointment",
  thankYouPage: "/thank-you-appointment",
  fields: {
    date: {
      control: { kind: "input", type: "date", startsToday: true },
      isHalf: true,
      rule: [[isCalendarDate, "required"]],
    },
    // The specification validates neither the time nor the LinkedIn profile.
    time: { control: { kind: "select" }, isOptional: true, isHalf: true },
    service: { control: { kind: "select" } },
    name: { ...name, hintsOnError: true },
    email: { ...email, hintsOnError: true },
    phone: { ...phone, isOptional: true, isHalf: true },
    linkedIn: {
      control: { kind: "input", type: "text", inputMode: "url", autoComplete: "url" },
      isOptional: true,
      isHalf: true,
    },
  },
} satisfies FormDefinition;
