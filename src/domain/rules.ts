import { isEmail, isEmailWithShortTld } from "./email-address";
import type { NamedRule } from "./form-definition";
import { withoutOwnCode } from "./phone-number";

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Letters of any script, with combining marks and the two joiners that Persian and Indian names are spelled with. */
const lettersAndSpaces = /^\p{Zs}*\p{L}[\p{L}\p{M}\p{Zs}\u200c\u200d]*$/u;

/** The rules that content chooses from, by the kind of text; content/model/forms.ts says what they are to editors. */
export const namedRules = {
  name: {
    letters: { rule: [[matches(lettersAndSpaces), "invalid"]] },
    any: { rule: [] },
  },
  email: {
    // The number of characters of the last part.
    "2 to 4": { rule: [[isEmailWithShortTld, "invalid"]] },
    any: { rule: [[isEmail, "invalid"]] },
  },
  phone: {
    "ten digits": {
      normalize: withoutOwnCode,
      rule: [[matches(/^[0-9]{10}$/), "invalid"]],
      // HTML allows "tel-national", the number without the country code, on text inputs only.
      input: { type: "text", inputMode: "numeric", autoComplete: "tel-national" },
    },
    "country code and ten digits": { rule: [[matches(/^\+?[0-9]{1,3}[0-9]{10}$/), "invalid"]] },
    // A number has at most 15 digits (ITU-T E.164), with or without the country code. The shortest have 5.
    international: { rule: [[matches(/^\+?[0-9]{5,15}$/), "invalid"]] },
  },
} satisfies Record<string, Record<string, NamedRule>>;

/** The last day that a date input takes, so that its year has four digits. */
export const lastDay = "9999-12-31";

/** A date that exists, in the format of a date input: 2026-12-31. */
export function isCalendarDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // Date turns 31 February into 3 March, which no longer equals the text.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
