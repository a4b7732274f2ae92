import { isSeen } from "./clean";
import { email, name, phone } from "./common-fields";
import type { FormDefinition } from "./form";

/** The contact enquiry (docs/specification.md, sections 3, 5, 7 and 8). */
export const contactEnquiry = {
  name: "contact-enquiry",
  action: "/mainsite/submitcontact",
  shownAt: "/contact-us",
  thankYouPage: "/thank-you",
  fields: {
    name,
    email,
    phone: { ...phone, rule: [[isSeen, "required"]] },
    option: { control: { kind: "select" } },
    messages: {
      control: { kind: "textarea", rows: 5 },
      rule: [[isSeen, "required"]],
      limit: 10_000,
    },
  },
} satisfies FormDefinition;
