import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { keepRanges } from "../components/keep-ranges";
import { fillTemplate } from "../lib/fill-template";
import { whenNear } from "../lib/when-near";
import { localHours } from "./local-hours";

/** The office hours in the visitor's time zone, if it differs. That is slow to read, so not before they are near. */
export function LocalOfficeHours(hours: Queries.LocalOfficeHoursFragment) {
  const element = useRef<HTMLSpanElement>(null);
  const [visitorZone, setVisitorZone] = useState<string | null>(null);

  useEffect(() => {
    if (!element.current) return;
    return whenNear(element.current, () => {
      setVisitorZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    });
  }, []);

  return <span ref={element}>{visitorZone !== null && localText(hours, visitorZone)}</span>;
}

function localText(hours: Queries.LocalOfficeHoursFragment, visitorZone: string) {
  try {
    const local = localHours(hours, visitorZone, new Date());
    return local && keepRanges(fillTemplate(hours.localLabel, { ...local }));
  } catch {
    // A zone that the browser does not know.
    return null;
  }
}

export const fragment = graphql`
  fragment LocalOfficeHours on OfficeHours {
    localLabel
    days
    opens
    closes
    timeZone
  }
`;
