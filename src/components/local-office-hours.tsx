import { useSyncExternalStore } from "react";
import { fillTemplate } from "../lib/fill-template";
import { localHours, type OfficeHours } from "../lib/local-hours";

interface LocalOfficeHoursProps {
  hours: OfficeHours & { localLabel: string };
}

const never = () => () => undefined;
const visitorZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The office hours once more, in the visitor's own time zone, where that differs. The server cannot
 * know it, so nothing is said before the browser has taken over.
 */
export function LocalOfficeHours({ hours }: LocalOfficeHoursProps) {
  const zone = useSyncExternalStore(never, visitorZone, () => null);
  const local = zone === null ? null : localHours(hours, zone, new Date());
  return local && <span>{fillTemplate(hours.localLabel, { ...local })}</span>;
}
