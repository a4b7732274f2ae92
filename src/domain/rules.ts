import { isEmail, isEmailWithShortTld } from "./email-address";
import type { InputControl } from "./form";
import { isInternationalPhone, isTenDigits, isTenDigitsAbroad } from "./phone-number";

/** Tests, each with the key of its violation. The first that a text fails decides; content has a message for each key. */
export type FieldRule = readonly (readonly [
  isValid: (text: string) => boolean,
  violation: string,
])[];

/** A rule that content names, and what its input asks of keyboards and of browsers that fill it in. */
export interface NamedRule {
  readonly rule: FieldRule;
  readonly input?: Pick<InputControl, "type" | "inputMode" | "autoComplete">;
}

/** The rules that content chooses from, by the kind of text; content-model/forms.ts says what they are to editors. */
export const namedRules = {
  name: {
    letters: { rule: [[isLettersAndSpaces, "invalid"]] },
    any: { rule: [] },
  },
  email: {
    // The number of characters of the last part.
    "2 to 4": { rule: [[isEmailWithShortTld, "invalid"]] },
    any: { rule: [[isEmail, "invalid"]] },
  },
  phone: {
    "ten digits": {
      rule: [[isTenDigits, "invalid"]],
      // HTML allows "tel-national", the number without the country code, on text inputs only.
      input: { type: "text", inputMode: "numeric", autoComplete: "tel-national" },
    },
    "country code and ten digits": { rule: [[isTenDigitsAbroad, "invalid"]] },
    international: { rule: [[isInternationalPhone, "invalid"]] },
  },
} satisfies Record<string, Record<string, NamedRule>>;

/** Letters of any script and spaces, with combining marks and the two joiners that Persian and Indian names are spelled with. */
export function isLettersAndSpaces(text: string): boolean {
  return /^\p{Zs}*\p{L}[\p{L}\p{M}\p{Zs}\u200c\u200d]*$/u.test(text);
}

/** The last day that a date input takes, so that its year has four digits. */
export const lastDay = "9999-12-31";

/** A date that exists, in the format of a date input: 2026-12-31. */
export function isCalendarDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // Date turns 31 February into 3 March, which no longer equals the text.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
