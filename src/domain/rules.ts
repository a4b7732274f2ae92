/**
 * Tests, each with the key of its violation. The first that a text fails decides; content has a message for each key.
 */
export type FieldRule = readonly (readonly [
  isValid: (text: string) => boolean,
  violation: string,
])[];

export function isOneOf(options: readonly string[]): (text: string) => boolean {
  return (text) => options.includes(text);
}

/**
 * Letters of any script and spaces. Combining marks count as part of their letter, and so do the two
 * joiners (U+200C, U+200D) that Persian and several Indian scripts need to spell a name correctly.
 */
export function isLettersAndSpaces(text: string): boolean {
  return /^\p{Zs}*\p{L}[\p{L}\p{M}\p{Zs}\u200c\u200d]*$/u.test(text);
}

/** The last day that a date input takes, so that its year has four digits. */
export const lastDay = "9999-12-31";

/** A date that exists, in the format of a date input: 2026-12-31. */
export function isCalendarDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // Date turns 31 February into 3 March, which no longer equals the text.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
