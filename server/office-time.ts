import { company } from "../src/content/without-graphql";

/** A moment (ISO 8601) for the office's people: in its language and time zone, with the zone's name. */
export function formatOfficeTime(
  moment: string,
  { language, hours }: Pick<typeof company, "language"> & { hours: { timeZone: string } } = company,
): string {
  const date = new Date(moment);
  // A damaged file may hold anything.
  if (Number.isNaN(date.getTime())) return moment;
  const { timeZone } = hours;
  return date.toLocaleString(language, { dateStyle: "long", timeStyle: "full", timeZone });
}
