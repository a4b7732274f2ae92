/** Finds values that do not agree with others: with other files, with their neighbours, or with what the runtime knows. */
import type { JsonPath } from "../model/annotated-values";
import { company } from "../model/company";
import { nameOf } from "../model/content-files";
import { seoLimits } from "../model/parts";
import { companyText, type ContentFolder, type ContentSource } from "./content-folder";
import { type Finding, finding } from "./finding";

const isService = ({ file }: ContentSource) => file.type === "Service";

const advise = (path: JsonPath, message: string | false) => finding("advised", path, message);

/** Finds choices of a form that mean no service, and services that no choice of a list means. */
export function choiceFindings({ file, values }: ContentSource, { sources }: ContentFolder) {
  if (file.base !== "FormText") return [];
  const services = sources.filter(isService).map(({ path }) => nameOf(path));
  const meant = values.filter(({ path }) => path[2] === "options" && path.at(-1) === "service");
  const unknown = meant.filter(({ value }) => !services.includes(value));
  const lists = [...new Set(meant.map(({ path }) => path[1] ?? 0))];
  return [
    ...unknown.flatMap(({ path, value }) =>
      advise(path, `"${value}" is no service: visitors can choose what the site does not offer`),
    ),
    ...lists.flatMap((index) => {
      const chosen = meant.filter(({ path }) => path[1] === index).map(({ value }) => value);
      const missing = services.filter((name) => !chosen.includes(name));
      const choices = missing.map((name) => `"service": "${name}"`).join(" or ");
      const message = choices && `no choice has ${choices}: visitors cannot choose it`;
      return advise(["controls", index, "options"], message);
    }),
  ];
}

/** Finds taglines of the home page that begin with no service. */
export function taglineFindings({ values }: ContentSource, { sources }: ContentFolder): Finding[] {
  const titles = sources
    .filter(isService)
    .flatMap((service) => service.values.filter(({ path }) => path.join() === "title"));
  return values
    .filter(({ path, value }) => {
      const hasService = titles.some((title) => value.startsWith(`${title.value} `));
      return path[1] === "taglines" && !hasService;
    })
    .flatMap(({ path, value }) =>
      advise(path, `"${value}" begins with the title of no service: it is smaller, and no link`),
    );
}

/** Finds what search results cut once the company's name is filled in. */
export function seoFindings({ values }: ContentSource, { sources }: ContentFolder): Finding[] {
  return values.flatMap(({ path, value }) => {
    const [parent, field] = path.slice(-2);
    if (parent !== "seo" || (field !== "title" && field !== "description")) return [];
    const { length } = value.replaceAll("{company}", () => companyText(sources, "name"));
    const limit = seoLimits[field];
    const isCut = value.length <= limit && length > limit;
    const message = `${length} characters with the company's name: search results show ${limit}`;
    return advise(path, isCut && message);
  });
}

/** Finds a country of the company that the runtime (Intl) does not know, and a time zone of another. */
export function companyFindings({ file, json }: ContentSource): Finding[] {
  const { data } = file.schema === company ? company.safeParse(json.value) : {};
  if (!data) return [];
  const { countryCode, country } = data.office;
  const { timeZone } = data.hours;
  const isZone = isTimeZoneOf(timeZone, countryCode);
  const message = `expected the code of a country such as IN, got "${countryCode}"`;
  return [
    ...finding("refused", ["office", "countryCode"], !isCountryCode(countryCode) && message),
    ...advise(["hours", "timeZone"], !isZone && `"${timeZone}" is no time zone of ${country}`),
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
