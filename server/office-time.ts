import { company } from "../src/content/imported-content";

/** Formats a moment (ISO 8601) in the office's language and time zone, with the short name of the zone. */
export function formatOfficeTime(
  moment: string,
  { language, hours }: Pick<typeof company, "language"> & { hours: { timeZone: string } } = company,
): string {
  const date = new Date(moment);
  // A damaged database may contain anything.
  if (Number.isNaN(date.getTime())) return moment;
  const { timeZone } = hours;
  return date.toLocaleString(language, { dateStyle: "long", timeStyle: "long", timeZone });
}

/** Formats a moment as spreadsheets read it, in the office's time zone: "2026-11-28 14:05". */
export function formatSheetTime(
  moment: string,
  { hours }: { hours: { timeZone: string } } = company,
): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  const { timeZone } = hours;
  // Sweden writes dates in this way.
  return date.toLocaleString("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
}
