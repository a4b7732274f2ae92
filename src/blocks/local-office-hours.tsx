import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { fillTemplate } from "../lib/fill-template";
import { whenNear } from "../lib/when-near";
import { wrapIndex } from "../lib/wrap-index";

/** The office hours in the visitor's time zone, in a list of terms, if it differs. That is slow to read, so not before they are near. */
export function LocalOfficeHours(hours: Queries.LocalOfficeHoursFragment) {
  const element = useRef<HTMLElement>(null);
  const [visitorZone, setVisitorZone] = useState<string | null>(null);

  useEffect(() => {
    if (!element.current) return;
    return whenNear(element.current, () => {
      setVisitorZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    });
  }, []);

  return <dd ref={element}>{visitorZone !== null && localText(hours, visitorZone)}</dd>;
}

function localText(hours: Queries.LocalOfficeHoursFragment, visitorZone: string) {
  try {
    const local = localHours(hours, visitorZone, new Date());
    if (!local) return null;
    const periods = local.periods.map((period) => fillTemplate(hours.periodLabel, period));
    return fillTemplate(hours.localLabel, { periods: periods.join("; "), zone: local.zone });
  } catch {
    // A zone that the browser does not know.
    return null;
  }
}

const minutesADay = 24 * 60;
const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * The office's hours in a visitor's time zone; the days of a period are shifted if it begins on another day there.
 * @param visitorZone an IANA name, such as "Europe/London"
 * @returns null if both zones have the same time
 * @throws if the browser does not know one of the zones, such as its own "Etc/Unknown"
 */
export function localHours(
  hours: Queries.LocalOfficeHoursFragment,
  visitorZone: string,
  now: Date,
) {
  const difference = offset(visitorZone, now) - offset(hours.timeZone, now);
  if (difference === 0) return null;
  return {
    periods: hours.periods.map((period) => {
      const opens = minutes(period.opens) + difference;
      const daysLater = Math.floor(opens / minutesADay);
      return {
        days: dayRange(period.days.map((day) => shift(day, daysLater))),
        opens: clock(opens),
        closes: clock(minutes(period.closes) + difference),
      };
    }),
    zone: visitorZone.replaceAll("_", " "),
  };
}

/** The minutes by which a zone is ahead of UTC. */
function offset(timeZone: string, now: Date): number {
  const clock = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  // Such as "GMT+05:30"; of Greenwich itself, "GMT" alone.
  const [, sign, time = "0"] = /GMT([+-])(\d+:\d+)/.exec(clock.format(now)) ?? [];
  return minutes(time) * (sign === "-" ? -1 : 1);
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Minutes after midnight as "10:30 AM". */
function clock(total: number): string {
  const within = wrapIndex(total, minutesADay);
  const hour = Math.floor(within / 60);
  const minute = within % 60;
  const minutePart = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutePart} ${hour < 12 ? "AM" : "PM"}`;
}

function shift(day: string, days: number): string {
  return week[wrapIndex(week.indexOf(day) + days, week.length)] ?? day;
}

/** "Monday to Friday" for consecutive days, otherwise a list of them. */
function dayRange(days: readonly string[]): string {
  const [first = ""] = days;
  const isRange = days.length > 2 && days.every((day, index) => day === shift(first, index));
  return isRange ? `${first} to ${shift(first, days.length - 1)}` : days.join(", ");
}

export const fragment = graphql`
  fragment LocalOfficeHours on OfficeHours {
    localLabel
    periodLabel
    periods {
      days
      opens
      closes
    }
    timeZone
  }
`;
