import { isEmail, isEmailWithShortTld, withoutWrapping } from "./email-address";
import type { Rule } from "./form-definition";
import { asDialled, withoutOwnCode } from "./phone-number";

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Letters of any script, with combining marks and the two joiners that Persian and Indian names are spelled with. */
const lettersAndSpaces = /^\p{Zs}*\p{L}[\p{L}\p{M}\p{Zs}\u200c\u200d]*$/u;

/** The rules that content chooses from, by the kind of text; content/model/forms.ts says what they are to editors. */
export const rules = {
  name: {
    letters: { isValid: matches(lettersAndSpaces) },
    any: {},
  },
  email: {
    // The number of characters of the last part.
    "2 to 4": { normalize: withoutWrapping, isValid: isEmailWithShortTld },
    any: { normalize: withoutWrapping, isValid: isEmail },
  },
  phone: {
    "ten digits": {
      normalize: (text, companyPhone) => withoutOwnCode(asDialled(text), companyPhone),
      isValid: matches(/^[0-9]{10}$/),
      // HTML allows "tel-national", the number without the country code, on text inputs only.
      input: { type: "text", inputMode: "numeric", autoComplete: "tel-national" },
    },
    "country code and ten digits": {
      normalize: asDialled,
      isValid: matches(/^\+?[0-9]{1,3}[0-9]{10}$/),
    },
    // A number has at most 15 digits (ITU-T E.164), with or without the country code. The shortest have 5.
    international: { normalize: asDialled, isValid: matches(/^\+?[0-9]{5,15}$/) },
  },
} satisfies Record<string, Record<string, Rule>>;
