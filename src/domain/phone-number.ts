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

export function isTenDigits(text: string): boolean {
  return /^[0-9]{10}$/.test(text);
}

/** An optional +, a country code of 1 to 3 digits, then exactly ten digits. */
export function isTenDigitsAbroad(text: string): boolean {
  return /^\+?[0-9]{1,3}[0-9]{10}$/.test(text);
}

/** Any country's number, with or without its code: at most 15 digits (ITU-T E.164), of which the shortest have 5. */
export function isInternationalPhone(text: string): boolean {
  return /^\+?[0-9]{5,15}$/.test(text);
}
