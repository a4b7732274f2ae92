/** The forms of the site (docs/specification.md, sections 3, 5, 7 and 8). */
import { isEmail, isEmailWithShortTld, withoutWrapping } from "./email-address";
import type { FormDefinition, FormField } from "./form-definition";
import { asDialled, isNational, isWithCountryCode, nationalNumber } from "./phone-number";
import { appointmentAddress, routes } from "./routes";

/** Letters of any script, with combining marks and the two joiners that Persian and Indian names are spelled with. */
const lettersAndSpaces = /^\p{Zs}*\p{L}[\p{L}\p{M}\p{Zs}\u200c\u200d]*$/u;

const name = {
  control: { kind: "input", type: "text", autoComplete: "name", autoCapitalize: "words" },
  isHalf: true,
  limit: 1000,
} satisfies FormField;

const email = {
  control: { kind: "input", type: "email", autoComplete: "email", autoCapitalize: "none" },
  isHalf: true,
  normalize: withoutWrapping,
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
      // HTML allows "tel-national", the number without the country code, on text inputs only.
      control: { kind: "input", type: "text", inputMode: "tel", autoComplete: "tel-national" },
      isPhone: true,
      normalize: nationalNumber,
      isValid: isNational,
    },
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
  shownAt: appointmentAddress,
  thankYouPath: routes.thankYouAppointment.path,
  fields: {
    date: {
      control: { kind: "input", type: "date", startsToday: true },
      isHalf: true,
    },
    // The specification validates neither the time nor the LinkedIn profile.
    time: { control: { kind: "select" }, isOptional: true, isHalf: true },
    service: { control: { kind: "select" } },
    name: { ...name, isValid: (text) => lettersAndSpaces.test(text), hintsOnError: true },
    email: { ...email, isValid: isEmailWithShortTld, hintsOnError: true },
    phone: {
      control: { kind: "input", type: "tel", inputMode: "tel", autoComplete: "tel" },
      isOptional: true,
      isHalf: true,
      isPhone: true,
      normalize: asDialled,
      isValid: isWithCountryCode,
    },
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
