import { isSeen } from "./clean";
import { withoutWrapping } from "./email-address";
import type { FormDefinition } from "./form";
import { asDialled } from "./phone-number";
import { namedRules } from "./rules";

/** The contact enquiry (docs/specification.md, sections 3, 5, 7 and 8). */
export const contactEnquiry = {
  name: "contact-enquiry",
  action: "/mainsite/submitcontact",
  shownAt: "/contact-us",
  thankYouPage: "/thank-you",
  fields: {
    name: {
      control: { kind: "input", type: "text", autoComplete: "name" },
      isHalf: true,
      rule: [[isSeen, "required"]],
      namedRules: namedRules.name,
      limit: 1000,
    },
    email: {
      control: { kind: "input", type: "email", autoComplete: "email" },
      isHalf: true,
      normalize: withoutWrapping,
      rule: [[isSeen, "required"]],
      namedRules: namedRules.email,
      limit: 1000,
    },
    phone: {
      control: { kind: "input", type: "tel", inputMode: "tel", autoComplete: "tel" },
      normalize: asDialled,
      rule: [[isSeen, "required"]],
      namedRules: namedRules.phone,
    },
    option: { control: { kind: "select" } },
    messages: {
      control: { kind: "textarea", rows: 5 },
      rule: [[isSeen, "required"]],
      limit: 10_000,
    },
  },
} satisfies FormDefinition;
