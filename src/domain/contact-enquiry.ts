import { isSeen } from "./clean";
import { isEmail, withoutWrapping } from "./email-address";
import type { FormDefinition } from "./form";
import { asDialled, isTenDigits } from "./phone-number";
import { isOneOf } from "./rules";

const options = ["Strategy", "Human Resource", "Marketing", "All of The above"];

/** The contact enquiry (docs/specification.md, sections 3, 5, 7 and 8). */
export const contactEnquiry = {
  name: "contact-enquiry",
  mailSubject: "Contact enquiry",
  action: "/mainsite/submitcontact",
  shownAt: "/contact-us",
  thankYouPage: "/thank-you",
  fields: {
    name: {
      control: { kind: "input", type: "text", autoComplete: "name" },
      isHalf: true,
      rule: [[isSeen, "required"]],
      limit: 1000,
    },
    email: {
      control: { kind: "input", type: "email", autoComplete: "email" },
      isHalf: true,
      normalize: withoutWrapping,
      rule: [
        [isSeen, "required"],
        [isEmail, "invalid"],
      ],
      limit: 1000,
    },
    phone: {
      control: {
        kind: "input",
        // HTML allows "tel-national", the number without the country code, on text inputs only.
        type: "text",
        inputMode: "numeric",
        autoComplete: "tel-national",
      },
      normalize: asDialled,
      rule: [
        [isSeen, "required"],
        [isTenDigits, "invalid"],
      ],
    },
    option: {
      control: { kind: "select", options },
      rule: [[isOneOf(options), "required"]],
    },
    messages: {
      control: { kind: "textarea", rows: 5 },
      rule: [[isSeen, "required"]],
      limit: 10_000,
    },
  },
} satisfies FormDefinition;
