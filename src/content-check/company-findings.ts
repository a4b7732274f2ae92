/** Checks of content/company.json: facts that it says twice must agree. */
import type { z } from "zod";
import { company } from "../content-model/company";
import type { ContentSource } from "./content-folder";
import { countryCodeOf, isCountryCode, isTimeZoneOf } from "./countries";
import { type Finding, finding } from "./finding";

type Company = z.output<typeof company>;

export function companyFindings({ file, json }: ContentSource): Finding[] {
  const { data } = file.schema === company ? company.safeParse(json.value) : {};
  if (!data) return [];
  const { phone, office, hours } = data;
  return [
    ...countryFindings(office),
    ...advice(
      "phone.label",
      isDialled(phone),
      `"${phone.label}" is not the number dialled, ${phone.number}`,
    ),
    ...advice(
      "hours.label",
      namesDays(hours),
      `"${hours.label}" names other days than ${hours.days.join(", ")}`,
    ),
    ...advice(
      "hours.label",
      namesTimes(hours),
      `"${hours.label}" names other times than ${hours.opens} and ${hours.closes}`,
    ),
    ...advice(
      "hours.timeZone",
      isTimeZoneOf(hours.timeZone, office.countryCode),
      `"${hours.timeZone}" is no time zone of ${office.country}`,
    ),
  ];
}

function advice(field: string, isRight: boolean, message: string): Finding[] {
  return isRight ? [] : finding("advised", field.split("."), message);
}

function countryFindings({ country, countryCode }: Company["office"]): Finding[] {
  const code = countryCodeOf(country);
  if (code ? code === countryCode : isCountryCode(countryCode)) return [];
  const expected = code ? `"${code}", the code of ${country}` : "the code of a country such as IN";
  const message = `expected ${expected}, got "${countryCode}"`;
  return finding("refused", ["office", "countryCode"], message);
}

/** Compares without what is only dialled within the country, and without an extension. */
function isDialled({ label, number }: Company["phone"]): boolean {
  const shown = label.replace(/\(0\)|(ext|x\d|[#,;])[^]*/gi, "").replace(/\D/g, "");
  return number.endsWith(shown.replace(/^0+/, ""));
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const weekday = /\b(mon|tue|wed|thu|fri|sat|sun)(s|nes|rs|ur)?(day)?s?\b/g;

/** Whether a label names the days in English, such as "Monday to Friday", or none. */
function namesDays({ label, days }: Company["hours"]): boolean {
  const text = openingPart(label);
  const found = [...text.matchAll(weekday)];
  const named = found.flatMap(({ 0: word, 1: start = "", index }, each) => {
    const next = found[each + 1];
    const between = text.slice(index + word.length, next?.index);
    const isRange = next && /^\W*(to|until|till|through|thru|-|–|—)\W*$/.test(between);
    const first = weekdays.indexOf(start);
    const further = isRange ? (weekdays.indexOf(String(next[1])) - first + 7) % 7 : 0;
    return [...weekdays, ...weekdays].slice(first, first + further + 1);
  });
  const open = days.map((day) => day.toLowerCase().slice(0, 3));
  return named.length === 0 || weekdays.every((day) => named.includes(day) === open.includes(day));
}

/** Whether a label names both times, such as "10 AM - 6 PM", or too few to tell. */
function namesTimes({ label, opens, closes }: Company["hours"]): boolean {
  const times = [...openingPart(label).matchAll(/(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\b)?/g)];
  const isNamed = (time: string) =>
    times.some(([, hour, minute = "00", half]) => {
      const difference = Number(time.slice(0, 2)) - (Number(hour) % 12);
      return (
        minute === time.slice(3) && (half ? [half === "p" ? 12 : 0] : [0, 12]).includes(difference)
      );
    });
  return times.length < 2 || [opens, closes].every(isNamed);
}

function openingPart(label: string): string {
  return label.toLowerCase().replace(/\b(closed|except)\b[^]*/, "");
}
