import type { Digits } from "./form-definition";

function digitsPattern({ digits, digitsTo }: Digits): string {
  const least = digits ?? 10;
  return `[0-9]{${least},${digitsTo ?? least}}`;
}

/** Whether a number has as many digits as are asked for. Where lengths differ, it may be another country's, with its code after a `+`. */
export function isNational(number: string, asked: Digits): boolean {
  const sign = typeof asked.digitsTo === "number" ? "\\+?" : "";
  return new RegExp(`^${sign}${digitsPattern(asked)}$`).test(number);
}

/** Whether a number is an optional `+`, 1 to 3 digits of a country code, and as many digits as are asked for. */
export function isWithCountryCode(number: string, asked: Digits): boolean {
  return new RegExp(`^\\+?[0-9]{1,3}${digitsPattern(asked)}$`).test(number);
}

/** Returns a number as it is dialled, in ASCII digits, without the spaces, hyphens, brackets and full stops between them. */
export function asDialled(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Zs}\p{Pd}\u2212()[\].]/gu, "");
}

/** Unicode has the digits of every script in rows of ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** The calling code at the start of an international number, as ITU-T E.164 assigns them. */
const callingCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Returns a number as it is dialled within the country: browsers fill in a trunk 0 and the company's own calling code, which are
 * taken off in front of as many digits as are asked for. Any other number stays as it is.
 */
export function nationalNumber(text: string, asked: Digits, companyPhone: string): string {
  const number = asDialled(text);
  if (isNational(number, asked)) return number;
  const [, code = ""] = callingCode.exec(companyPhone) ?? [];
  const prefixed = new RegExp(`^(?:(?:\\+|00?)?${code})?0?(${digitsPattern(asked)})$`);
  return prefixed.exec(number)?.[1] ?? number;
}
