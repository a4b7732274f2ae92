/** Removes characters that nobody sees from what visitors type and paste (docs/decisions/0008). */

/** A letter with a joiner or variation selector, which Persian, Malayalam and Japanese names need. */
const letterWithJoiner = "(?!\\p{DI})[\\p{L}\\p{M}][\\p{Join_C}\\p{VS}]";

/** Invisible characters: ignorable and format characters such as the zero-width space, unpaired surrogates, object placeholders. */
const invisible = "\\p{DI}\\p{Cf}\\p{Cs}\\ufffc";
const control = "[^\\P{Cc}\\t\\r\\n]";

const removableFromLine = new RegExp(`(${letterWithJoiner})|[${invisible}]|${control}`, "gu");
const removableFromText = new RegExp(`[\\p{Bidi_C}\\p{Cs}]|${control}`, "gu");
const visible = new RegExp(`[^\\s\\p{Cc}\\u2800${invisible}]`, "u");

/** Removes invisible characters from a single line, and blanks from its ends. Tabs become spaces. Line breaks stay, for validation to refuse. */
export function cleanLine(text: string): string {
  return text
    .replace(/[\t\v\f\x85\u2028\u2029\u2800]/g, " ")
    .replace(removableFromLine, "$1")
    .trim();
}

/** Removes direction overrides and control characters from a text of several lines, and normalizes its line breaks. */
export function cleanText(text: string): string {
  return text.replace(/\r(?!\n)|[\v\f\x85\u2028\u2029]/g, "\n").replace(removableFromText, "");
}

/** Whether a text has at least one visible character. */
export const isVisible = (text: string) => visible.test(text);
