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
