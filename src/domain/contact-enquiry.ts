import {
  checkFields,
  isBlank,
  isEmail,
  isTenDigits,
  type FieldErrors,
  type FieldRule,
  type TextLimit,
} from "./rules";

/** What an enquiry can be about, in the specification's own spelling (section 3). */
export const contactOptions = [
  "Strategy",
  "Human Resource",
  "Marketing",
  "All of The above",
] as const;

/** A contact enquiry as it was typed: exactly the fields that are sent (specification, sections 3 and 7). */
export type ContactEnquiry = {
  name: string;
  email: string;
  phone: string;
  option: string;
  messages: string;
};

/** The form before anything is typed. */
export const emptyContactEnquiry: ContactEnquiry = {
  name: "",
  email: "",
  phone: "",
  option: "",
  messages: "",
};

/**
 * How much text each field holds. A message of 3,000 characters stays under the server's 32 KB in every
 * script, also when a form without JavaScript writes each character as nine bytes.
 */
export const contactLimits: Record<keyof ContactEnquiry, TextLimit> = {
  name: { max: 100, lines: "one" },
  email: { max: 254, lines: "one" },
  phone: { max: 20, lines: "one" },
  option: { max: 40, lines: "one" },
  messages: { max: 3000, lines: "many" },
};

/**
 * Checks an enquiry by the rules of the specification (section 5), then by the text limits above.
 * Answers the message for each wrong field, none when the enquiry may be sent. Runs in browser and server.
 */
export function validateContactEnquiry(values: ContactEnquiry): FieldErrors<ContactEnquiry> {
  return checkFields(contactFields, values, contactRules, contactLimits);
}

/** The fields in the order the form shows them. */
export const contactFields = ["name", "email", "phone", "option", "messages"] as const;

const contactRules: Record<keyof ContactEnquiry, FieldRule> = {
  name: (text) => (isBlank(text) ? "Name is required" : undefined),
  email: (text) => {
    if (text === "") return "Email is required";
    return isEmail(text) ? undefined : "Invalid email format";
  },
  phone: (text) => {
    if (text === "") return "Phone is required";
    return isTenDigits(text) ? undefined : "Phone number must be 10 digits";
  },
  option: (text) =>
    contactOptions.some((option) => option === text) ? undefined : "Please choose an option",
  messages: (text) => (isBlank(text) ? "Messages are required" : undefined),
};
