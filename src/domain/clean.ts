/** A letter with a joiner or a variation selector, with which Persian, Malayalam and Japanese names are spelled. */
const spelled = "(?!\\p{DI})[\\p{L}\\p{M}][\\p{Join_C}\\p{VS}]";

/** What has no shape: ignorable and format characters such as the zero-width space, unpaired surrogates, placeholders of objects. */
const invisible = "\\p{DI}\\p{Cf}\\p{Cs}\\ufffc";
const control = "[^\\P{Cc}\\t\\r\\n]";

const removedFromLine = new RegExp(`(${spelled})|[${invisible}]|${control}`, "gu");
const removedFromText = new RegExp(`[\\p{Bidi_C}\\p{Cs}]|${control}`, "gu");
const visible = new RegExp(`[^\\s\\p{Cc}\\u2800${invisible}]`, "u");

/** Removes invisible characters from a single line, and blanks from both ends. Tabs become spaces; a line break inside stays, and is refused. */
export function cleanLine(text: string): string {
  return text
    .replace(/[\t\v\f\x85\u2028\u2029\u2800]/g, " ")
    .replace(removedFromLine, "$1")
    .trim();
}

/** Removes direction overrides and control characters from a text of several lines. Every kind of line break becomes an ordinary one. */
export function cleanText(text: string): string {
  return text.replace(/\r(?!\n)|[\v\f\x85\u2028\u2029]/g, "\n").replace(removedFromText, "");
}

export const isVisible = (text: string) => visible.test(text);
