import { isSeen } from "./clean";
import { withoutWrapping } from "./email-address";
import type { FormDefinition } from "./form";
import { asDialled } from "./phone-number";
import { isCalendarDate, namedRules } from "./rules";

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
    name: {
      control: { kind: "input", type: "text", autoComplete: "name" },
      isHalf: true,
      hintsOnError: true,
      rule: [[isSeen, "required"]],
      namedRules: namedRules.name,
      limit: 1000,
    },
    email: {
      control: { kind: "input", type: "email", autoComplete: "email" },
      isHalf: true,
      hintsOnError: true,
      normalize: withoutWrapping,
      rule: [[isSeen, "required"]],
      namedRules: namedRules.email,
      limit: 1000,
    },
    phone: {
      control: { kind: "input", type: "tel", inputMode: "tel", autoComplete: "tel" },
      isOptional: true,
      isHalf: true,
      normalize: asDialled,
      namedRules: namedRules.phone,
    },
    linkedIn: {
      control: { kind: "input", type: "text", inputMode: "url", autoComplete: "url" },
      isOptional: true,
      isHalf: true,
    },
  },
} satisfies FormDefinition;
