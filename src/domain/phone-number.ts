import type { Digits } from "./form-definition";

function createDigitsPattern({ digits, digitsTo }: Digits): string {
  const least = digits ?? 10;
  return `[0-9]{${least},${digitsTo ?? least}}`;
}

/** Whether a number has the expected number of digits. Where lengths differ, it may also be international, with a `+`. */
export function isNational(number: string, asked: Digits): boolean {
  const sign = typeof asked.digitsTo === "number" ? "\\+?" : "";
  return new RegExp(`^${sign}${createDigitsPattern(asked)}$`).test(number);
}

/** Whether a number is an optional `+`, a country code of 1 to 3 digits, and the expected number of digits. */
export function isWithCountryCode(number: string, asked: Digits): boolean {
  return new RegExp(`^\\+?[0-9]{1,3}${createDigitsPattern(asked)}$`).test(number);
}

/** Returns a number in ASCII digits, without spaces, hyphens, brackets and full stops. */
export function toDialledNumber(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[\p{Zs}\p{Pd}\u2212()[\].]/gu, "");
}

/** Converts a digit of any script. In Unicode the ten digits of each script follow one another. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** The calling code at the start of an international number, as ITU-T E.164 assigns them. */
const callingCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Removes a leading 0 and the company's own calling code, which browsers fill in, if the expected number of digits follows
 * (docs/decisions/0008). Any other number stays as it is.
 */
export function toNationalNumber(text: string, asked: Digits, companyPhone: string): string {
  const number = toDialledNumber(text);
  if (isNational(number, asked)) return number;
  const [, code = ""] = callingCode.exec(companyPhone) ?? [];
  const prefixed = new RegExp(`^(?:(?:\\+|00?)?${code})?0?(${createDigitsPattern(asked)})$`);
  return prefixed.exec(number)?.[1] ?? number;
}
