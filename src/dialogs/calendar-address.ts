/** The address of an embedded calendar that shows its times in a time zone, whatever it said before. */
export function calendarAddress(address: string, timeZone: string): string {
  const url = new URL(address);
  url.searchParams.set("ctz", timeZone);
  return url.href;
}
