/**
 * Tests, each with the key of its violation. The first that a text fails decides; content has a message for each key.
 */
export type FieldRule = readonly (readonly [
  isValid: (text: string) => boolean,
  violation: string,
])[];

/** True unless the text is empty; white space counts as text. */
export function isNotEmpty(text: string): boolean {
  return text !== "";
}

/** True unless the text is empty after trimming. */
export function isNotBlank(text: string): boolean {
  return text.trim() !== "";
}

export function isOneOf(options: readonly string[]): (text: string) => boolean {
  return (text) => options.includes(text);
}

/** something@something.something, without spaces. */
export function isEmail(text: string): boolean {
  // The last part excludes dots: with them, a long row of dots would make the match quadratic.
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);
}

/** An e-mail address whose last part has 2 to 4 characters. */
export function isEmailWithShortTld(text: string): boolean {
  return isEmail(text) && /\.[^.]{2,4}$/u.test(text);
}

/** Removes what people write between the digits of a phone number: spaces, hyphens, brackets and full stops. */
export function withoutSeparators(text: string): string {
  return text.replace(/[\p{Zs}\p{Pd}()[\].]/gu, "");
}

/** Exactly ten ASCII digits. */
export function isTenDigits(text: string): boolean {
  return /^[0-9]{10}$/.test(text);
}

/** An optional +, a country code of 1 to 3 digits, then exactly ten digits. */
export function isInternationalPhone(text: string): boolean {
  return /^\+?[0-9]{1,3}[0-9]{10}$/.test(text);
}

/**
 * Letters of any script and spaces. Combining marks count as part of their letter, and so do the two
 * joiners (U+200C, U+200D) that Persian and several Indian scripts need to spell a name correctly.
 */
export function isLettersAndSpaces(text: string): boolean {
  return /^\p{Zs}*\p{L}[\p{L}\p{M}\p{Zs}\u200c\u200d]*$/u.test(text);
}

/** A date that exists, in the format of a date input: 2026-12-31. */
export function isCalendarDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // Date turns 31 February into 3 March, which no longer equals the text.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
