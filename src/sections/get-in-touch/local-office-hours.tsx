import { graphql } from "gatsby";
import { useCallback, useState } from "react";
import { weekdays } from "../../domain/weekdays";
import { fillTemplate } from "../../lib/fill-template";
import { callWhenNear } from "../../lib/call-when-near";
import { wrapIndex } from "../../lib/wrap-index";

interface LocalOfficeHoursProps {
  hours: Queries.LocalOfficeHoursFragment;
  /** The language of weekdays and times, in BCP 47. */
  language: string;
}

/** The office hours in the visitor's time zone, as a `<dd>`, empty if the time is the same. Reading the zone is slow, so it waits until the visitor is near. */
export function LocalOfficeHours({ hours, language }: LocalOfficeHoursProps) {
  const [visitorZone, setVisitorZone] = useState<string | null>(null);
  const readZone = useCallback(
    (element: HTMLElement) =>
      callWhenNear(element, () => setVisitorZone(Intl.DateTimeFormat().resolvedOptions().timeZone)),
    [],
  );
  const text = visitorZone === null ? null : formatLocalHours(hours, language, visitorZone);
  return <dd ref={readZone}>{text}</dd>;
}

function formatLocalHours(
  hours: Queries.LocalOfficeHoursFragment,
  language: string,
  visitorZone: string,
) {
  try {
    const local = convertHours(hours, language, visitorZone, new Date());
    if (!local) return null;
    const periods = local.periods.map((period) => fillTemplate(hours.periodLabel, period));
    return fillTemplate(hours.localLabel, {
      periods: periods.join("; "),
      zone: local.zone ?? visitorZone,
    });
  } catch {
    // A zone that the browser does not know.
    return null;
  }
}

/**
 * The office's hours in a visitor's time zone; the days of a period are shifted if it begins on another day there.
 * @param language in which weekdays and times are written
 * @param visitorZone an IANA name, such as "Europe/London"
 * @returns null if both zones have the same time, or the office has no hours
 * @throws if the browser does not know one of the zones, such as its own "Etc/Unknown"
 */
export function convertHours(
  hours: Queries.LocalOfficeHoursFragment,
  language: string,
  visitorZone: string,
  now: Date,
) {
  const difference = readOffset(visitorZone, now) - readOffset(hours.timeZone, now);
  if (difference === 0 || hours.periods.length === 0) return null;
  return {
    periods: hours.periods.map(({ days, opens, closes }) => ({
      days: formatDays(days, parseMinutes(opens) + difference, language, hours.daysLabel),
      opens: formatTime(parseMinutes(opens) + difference, language),
      closes: formatTime(parseMinutes(closes) + difference, language),
    })),
    zone: findZoneName(visitorZone, language, now),
  };
}

/** "Eastern European Standard Time": a zone's own identifier may be one that has been replaced, such as "Europe/Kiev". */
function findZoneName(timeZone: string, language: string, now: Date): string | undefined {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "long" });
  return format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value;
}

/** The minutes by which a zone is ahead of UTC. */
function readOffset(timeZone: string, now: Date): number {
  const formatTime = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  // Such as "GMT+05:30"; of Greenwich itself, "GMT" alone.
  const [, sign, time = "0"] = /GMT([+-])(\d+:\d+)/.exec(formatTime.format(now)) ?? [];
  return parseMinutes(time) * (sign === "-" ? -1 : 1);
}

function parseMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Minutes after midnight in the words of a language: "10:30 AM", and where there is an AM, full hours without minutes. */
function formatTime(total: number, language: string): string {
  const hour = new Intl.DateTimeFormat(language, { hour: "numeric", timeZone: "UTC" });
  const precise = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
  const isFull = total % 60 === 0 && hour.resolvedOptions().hour12 === true;
  // No line ends within it. The narrow space of Intl is not in every font.
  return (isFull ? hour : precise).format(total * 60_000).replace(/[ \u202f]/g, "\u00a0");
}

/** "Monday to Friday" for consecutive days, otherwise a list. Minutes before midnight, or of the next day, shift them. */
function formatDays(days: readonly string[], opens: number, language: string, daysLabel: string) {
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const indexes = days.map((day) => weekdays.findIndex((each) => each === day));
  const names = indexes.map((index) => weekday.format(Date.UTC(2024, 0, 1 + index, 0, opens)));
  const [start = 0] = indexes;
  const isRange =
    days.length > 2 &&
    indexes.every((index, place) => index === wrapIndex(start + place, weekdays.length));
  if (!isRange) return new Intl.ListFormat(language, { type: "unit" }).format(names);
  return fillTemplate(daysLabel, { first: names[0] ?? "", last: names.at(-1) ?? "" });
}

export const fragment = graphql`
  fragment LocalOfficeHours on OfficeHours {
    localLabel
    periodLabel
    daysLabel
    periods {
      days
      opens
      closes
    }
    timeZone
  }
`;
