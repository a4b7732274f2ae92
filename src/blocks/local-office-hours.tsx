import { useEffect, useRef, useState } from "react";
import { fillTemplate } from "../lib/fill-template";
import { localHours, type OfficeHours } from "./local-hours";
import { whenNear } from "../lib/when-near";

interface LocalOfficeHoursProps {
  hours: OfficeHours & { localLabel: string };
}

/**
 * The office hours once more, in the visitor's own time zone, where that differs. The server cannot
 * know it, and a phone takes long to find it out, so it is asked for when the visitor comes near.
 */
export function LocalOfficeHours({ hours }: LocalOfficeHoursProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [zone, setZone] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    if (place.current) {
      void whenNear(place.current).then(() => {
        if (!isGone) setZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
      });
    }
    return () => {
      isGone = true;
    };
  }, []);

  const local = zone === null ? null : localHours(hours, zone, new Date());
  return <span ref={place}>{local && fillTemplate(hours.localLabel, { ...local })}</span>;
}
