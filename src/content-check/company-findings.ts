/** Checks of content/company.json against the countries that the runtime (Intl) knows. */
import { company } from "../content-model/company";
import type { ContentSource } from "./content-folder";
import { type Finding, finding } from "./finding";

export function companyFindings({ file, json }: ContentSource): Finding[] {
  const { data } = file.schema === company ? company.safeParse(json.value) : {};
  if (!data) return [];
  const { countryCode, country } = data.office;
  const { timeZone } = data.hours;
  return [
    ...finding(
      "refused",
      ["office", "countryCode"],
      !isCountryCode(countryCode) &&
        `expected the code of a country such as IN, got "${countryCode}"`,
    ),
    ...finding(
      "advised",
      ["hours", "timeZone"],
      !isTimeZoneOf(timeZone, countryCode) && `"${timeZone}" is no time zone of ${country}`,
    ),
  ];
}

function timeZonesOf(code: string): string[] {
  /** Newer versions of Node.js have the method, older ones the property. */
  const locale: Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] } =
    new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** A code in use has time zones, Kosovo's excepted. Intl replaces codes that are no longer in use, but not UK. */
function isCountryCode(code: string): boolean {
  if (code === "UK" || code === "XK") return code === "XK";
  return new Intl.Locale(`und-${code}`).region === code && timeZonesOf(code).length > 0;
}

/** Compares the clocks in winter and in summer, because a zone has several names. */
function isTimeZoneOf(timeZone: string, code: string): boolean {
  const offsets = (zone: string) => {
    const clock = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
    return [0, 6].map((month) => clock.format(Date.UTC(2026, month))).join();
  };
  const zones = timeZonesOf(code);
  return zones.length === 0 || zones.some((zone) => offsets(zone) === offsets(timeZone));
}
