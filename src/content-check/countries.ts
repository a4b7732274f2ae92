/** Countries, as the tables of the runtime (Intl) have them. */

function timeZonesOf(code: string): string[] {
  /** Newer versions of Node.js have the method, older ones the property. */
  const locale: Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] } =
    new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Every code in use has time zones, except Kosovo's. Intl replaces outdated codes, except UK. */
export function isCountryCode(code: string): boolean {
  if (code === "UK" || code === "XK") return code === "XK";
  return new Intl.Locale(`und-${code}`).region === code && timeZonesOf(code).length > 0;
}

/** Returns the code of a country, by its long or short English name. */
export function countryCodeOf(name: string): string | undefined {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".match(/./g) ?? [];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = (["long", "short"] as const).map(
    (style) => new Intl.DisplayNames("en", { type: "region", style }),
  );
  const isNamed = (code: string) =>
    names.some((each) => each.of(code)?.toLowerCase() === name.trim().toLowerCase());
  return codes.find((code) => isNamed(code) && isCountryCode(code));
}

/** Compares the clocks in winter and in summer, because a zone has several names. */
export function isTimeZoneOf(timeZone: string, code: string): boolean {
  const offsets = (zone: string) => {
    const clock = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
    return [0, 6].map((month) => clock.format(Date.UTC(2026, month))).join();
  };
  const zones = timeZonesOf(code);
  return zones.length === 0 || zones.some((zone) => offsets(zone) === offsets(timeZone));
}
