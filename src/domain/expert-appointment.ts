import { isSeen } from "./clean";
import { isEmailWithShortTld, withoutWrapping } from "./email-address";
import type { FormDefinition } from "./form";
import { asDialled, isInternationalPhone } from "./phone-number";
import { isCalendarDate, isLettersAndSpaces, isOneOf } from "./rules";

const services = ["Strategy", "Human Resources", "Marketing", "All Of The Above"];
const noService = "Select Services";

/** The expert appointment (docs/specification.md, sections 3, 5, 7 and 8). */
export const expertAppointment = {
  name: "expert-appointment",
  mailSubject: "Expert appointment",
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
    time: {
      control: { kind: "select", options: ["Time", "30 Min"] },
      initial: "30 Min",
      isOptional: true,
      isHalf: true,
    },
    service: {
      control: { kind: "select", options: [noService, ...services] },
      initial: noService,
      rule: [[isOneOf(services), "required"]],
    },
    name: {
      control: { kind: "input", type: "text", autoComplete: "name" },
      isHalf: true,
      hintsOnError: true,
      rule: [
        [isSeen, "required"],
        [isLettersAndSpaces, "invalid"],
      ],
      limit: 1000,
    },
    email: {
      control: { kind: "input", type: "email", autoComplete: "email" },
      isHalf: true,
      normalize: withoutWrapping,
      rule: [
        [isSeen, "required"],
        [isEmailWithShortTld, "invalid"],
      ],
      limit: 1000,
    },
    phone: {
      control: { kind: "input", type: "tel", inputMode: "tel", autoComplete: "tel" },
      isOptional: true,
      isHalf: true,
      normalize: asDialled,
      rule: [[isInternationalPhone, "invalid"]],
    },
    linkedIn: {
      control: { kind: "input", type: "text", inputMode: "url", autoComplete: "url" },
      isOptional: true,
      isHalf: true,
    },
  },
} satisfies FormDefinition;
