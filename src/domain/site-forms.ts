/** The forms of the site (docs/specification.md, sections 3, 5, 7 and 8). */
import type { FormDefinition, FormField } from "./form-definition";
import { addressOfPart, sitePages } from "./site-pages";
import { rules } from "./rules";

const name = {
  control: { kind: "input", type: "text", autoComplete: "name", autoCapitalize: "words" },
  isHalf: true,
  rules: rules.name,
  limit: 1000,
} satisfies FormField;

const email = {
  control: { kind: "input", type: "email", autoComplete: "email", autoCapitalize: "none" },
  isHalf: true,
  rules: rules.email,
  limit: 1000,
} satisfies FormField;

const phone = {
  control: { kind: "input", type: "tel", inputMode: "tel", autoComplete: "tel" },
  rules: rules.phone,
} satisfies FormField;

export const contactEnquiry = {
  name: "contact-enquiry",
  action: "/mainsite/submitcontact",
  shownAt: sitePages.contactUs.path,
  thankYouPath: sitePages.thankYou.path,
  fields: {
    name,
    email,
    phone,
    option: { control: { kind: "select" } },
    messages: {
      control: { kind: "textarea", rows: 5 },
      limit: 10_000,
    },
  },
} satisfies FormDefinition;

export const expertAppointment = {
  name: "expert-appointment",
  action: "/mainsite/scheduleexpert",
  shownAt: addressOfPart("forms/expert-appointment.json"),
  thankYouPath: sitePages.thankYouAppointment.path,
  fields: {
    date: {
      control: { kind: "input", type: "date", startsToday: true },
      isHalf: true,
    },
    // The specification validates neither the time nor the LinkedIn profile.
    time: { control: { kind: "select" }, isOptional: true, isHalf: true },
    service: { control: { kind: "select" } },
    name: { ...name, hintsOnError: true },
    email: { ...email, hintsOnError: true },
    phone: { ...phone, isOptional: true, isHalf: true },
    linkedIn: {
      control: {
        kind: "input",
        type: "text",
        inputMode: "url",
        autoComplete: "url",
        autoCapitalize: "none",
      },
      isOptional: true,
      isHalf: true,
    },
  },
} satisfies FormDefinition;
