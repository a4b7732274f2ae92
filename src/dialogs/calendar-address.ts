/** The URL of the embedded calendar, with its time zone set or replaced. @param timeZone an IANA name */
export function calendarAddress(address: string, timeZone: string): string {
  const url = new URL(address);
  url.searchParams.set("ctz", timeZone);
  return url.href;
}
