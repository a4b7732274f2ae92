/**
 * The small questions both forms ask of what was typed. Each takes the text as it was typed and answers
 * yes or no; the forms' own files say which message goes with a no.
 */

/** The message for each field that is wrong; a field that is right is absent. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

/** How long a field's text may be (UTF-16 units, as an input's `maxlength` counts), and whether it may have lines. */
export type TextLimit = { readonly max: number; readonly lines: "one" | "many" };

/** True when nothing but white space was typed. */
export function isBlank(text: string): boolean {
  return text.trim() === "";
}

/** something@something.something, without spaces (docs/decisions.md, contact e-mail). */
export function isEmail(text: string): boolean {
  // The last part holds no dot, so that a long row of dots cannot make the match take quadratic time.
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);
}

/** An e-mail address whose last part is 2 to 4 letters (specification, section 5, appointment form). */
export function isEmailWithShortEnding(text: string): boolean {
  return isEmail(text) && /\.[A-Za-z]{2,4}$/.test(text);
}

/** Exactly ten digits, 0 to 9 (specification, section 5, contact form). */
export function isTenDigits(text: string): boolean {
  return /^[0-9]{10}$/.test(text);
}

/** An optional +, a country code of 1 to 3 digits, then exactly ten digits (specification, section 5). */
export function isInternationalPhone(text: string): boolean {
  return /^\+?[0-9]{1,3}[0-9]{10}$/.test(text);
}

/**
 * Letters of any script and spaces. Combining marks belong to the letter before them, and so do the two
 * joiners (U+200C, U+200D) that Persian and several Indian scripts need to write a name correctly.
 */
export function isLettersAndSpaces(text: string): boolean {
  return /^\p{Zs}*\p{L}[\p{L}\p{M}\p{Zs}\u200c\u200d]*$/u.test(text);
}

/** A day that exists, written as a date input writes it: 2026-12-31. */
export function isCalendarDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // 31 February would roll over to March, and then no longer read the same.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * What is wrong with a text apart from its meaning, or undefined. Line breaks in a single-line field could
 * forge a mail header, and control characters (NUL above all) do not survive storage.
 */
export function checkText(text: string, limit: TextLimit): string | undefined {
  if (limit.lines === "one" && /[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)) {
    return "Please use one line of plain text";
  }
  if (/[^\P{Cc}\t\r\n]|\p{Cs}/u.test(text)) return "Please use plain text only";
  if (text.length > limit.max) return `Please use at most ${limit.max} characters`;
  return undefined;
}

/** What one field asks of its text: the message of its rule, or undefined when it is content. */
export type FieldRule = (text: string) => string | undefined;

/**
 * Asks every field its own rule first and the text limit after it.
 * Answers the first message of each wrong field, in the order of `fields`.
 */
export function checkFields<Field extends string>(
  fields: readonly Field[],
  values: Record<Field, string>,
  rules: Record<Field, FieldRule>,
  limits: Record<Field, TextLimit>,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const message = rules[field](values[field]) ?? checkText(values[field], limits[field]);
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}
