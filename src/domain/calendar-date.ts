/** The latest day that a date input accepts, so that years have four digits. */
export const lastDay = "9999-12-31";

/** Whether a text is a date that exists, in the format of a date input: 2026-12-31. */
export function isCalendarDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // Date turns 31 February into 3 March, which no longer equals the text.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
