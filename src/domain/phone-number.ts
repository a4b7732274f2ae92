import { withoutEdges, withoutScheme } from "./clean";

/** Returns a number as it is dialled, in ASCII digits: without a label before it, and without what people write between the digits. */
export function asDialled(text: string): string {
  return withoutEdges(withoutScheme(withoutEdges(text.normalize("NFKC"))))
    .replace(/^[^\p{Nd}:]*:/u, "")
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Zs}\p{Pd}()[\].\u2212\u30fc\u00b7\u2022\u2027]/gu, "");
}

/** Unicode has the digits of every script in rows of ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** The calling code at the start of an international number, as ITU-T E.164 assigns them. */
const callingCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Returns the ten digits of a number that has only a trunk 0 and the company's own calling code before them, which browsers
 * fill in. Any other number stays as it is.
 */
export function withoutOwnCode(number: string, companyPhone: string): string {
  const [, code = ""] = callingCode.exec(companyPhone) ?? [];
  const prefixed = new RegExp(`^(?:(?:\\+|00?)?${code})?0?([0-9]{10})$`);
  return prefixed.exec(number)?.[1] ?? number;
}
