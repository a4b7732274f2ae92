/** The definitions of both forms: contact enquiry and expert appointment (docs/specification.md, sections 3, 5, 7 and 8). */
import { isEmail, isEmailWithShortTld, unwrapAddress } from "./email-address";
import type { FormDefinition, FormField } from "./form-definition";
import { toDialledNumber, isNational, isWithCountryCode, toNationalNumber } from "./phone-number";
import { appointmentAddress, routes } from "./routes";

/** Letters of any script, with combining marks and the two joiners that Persian and Indian names need. */
const lettersAndSpaces = /^\p{Zs}*\p{L}[\p{L}\p{M}\p{Zs}\u200c\u200d]*$/u;

const name = {
  control: { element: "input", type: "text", autoComplete: "name", autoCapitalize: "words" },
  isHalf: true,
  limit: 1000,
} satisfies FormField;

const email = {
  control: { element: "input", type: "email", autoComplete: "email", autoCapitalize: "none" },
  isHalf: true,
  normalize: unwrapAddress,
  isValid: isEmail,
  limit: 1000,
} satisfies FormField;

export const contactEnquiry = {
  name: "contact-enquiry",
  action: "/mainsite/submitcontact",
  shownAt: routes.contactUs.path,
  thankYouPath: routes.thankYou.path,
  fields: {
    name,
    email,
    phone: {
      // HTML allows "tel-national", a number without country code, on text inputs only.
      control: { element: "input", type: "text", inputMode: "tel", autoComplete: "tel-national" },
      isPhone: true,
      normalize: toNationalNumber,
      isValid: isNational,
    },
    option: { control: { element: "select" } },
    messages: {
      control: { element: "textarea", rows: 5 },
      limit: 10_000,
    },
  },
} satisfies FormDefinition;

export const expertAppointment = {
  name: "expert-appointment",
  action: "/mainsite/scheduleexpert",
  shownAt: appointmentAddress,
  thankYouPath: routes.thankYouAppointment.path,
  fields: {
    date: {
      control: { element: "input", type: "date", startsToday: true },
      isHalf: true,
    },
    // The specification validates neither the time nor the LinkedIn profile.
    time: { control: { element: "select" }, isOptional: true, isHalf: true },
    service: { control: { element: "select" } },
    name: { ...name, isValid: (text) => lettersAndSpaces.test(text) },
    email: { ...email, isValid: isEmailWithShortTld },
    phone: {
      control: { element: "input", type: "tel", inputMode: "tel", autoComplete: "tel" },
      isOptional: true,
      isHalf: true,
      isPhone: true,
      normalize: toDialledNumber,
      isValid: isWithCountryCode,
    },
    linkedIn: {
      control: {
        element: "input",
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
