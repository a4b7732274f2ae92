import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { Dialog } from "../components/dialog";
import { ThirdPartyIframe } from "../components/third-party-iframe";
import { SmartLink } from "../components/smart-link";
import { afterNextPaint } from "../lib/after-next-paint";
import { fillTemplate } from "../lib/fill-template";
import { color, fontSize, fontWeight, media, radius, space, touchTarget } from "../theme/style";
import { calendarAddress } from "./calendar-address";

/** In milliseconds; after that, the dialog says that the calendar has not loaded. */
const patience = 10_000;

interface SchedulingDialogProps extends Queries.SchedulingDialogFragment {
  closeLabel: string;
  onClose: () => void;
}

/**
 * The consultants' calendar, in the office's time zone. The scheduling and the calendar service are
 * requested only once the dialog is open and painted, because making iframes takes time. The other ways to
 * an appointment are always shown, because a browser fires `load` even for an iframe that was blocked.
 */
export function SchedulingDialog(props: SchedulingDialogProps) {
  const { company, schedulingText: text, closeLabel, onClose } = props;
  const { scheduling, email, phone } = company;
  const [calendar, setCalendar] = useState<"loading" | "late" | "loaded">("loading");
  const [isPainted, setIsPainted] = useState(false);

  useEffect(() => afterNextPaint(() => setIsPainted(true)), []);

  useEffect(() => {
    if (calendar !== "loading") return;
    const timer = setTimeout(() => setCalendar("late"), patience);
    return () => clearTimeout(timer);
  }, [calendar]);

  return (
    <Dialog variant="full" title={text.title} closeLabel={closeLabel} onClose={onClose}>
      <div
        css={{
          position: "relative",
          flex: "1 0 16rem",
          display: "grid",
          placeItems: "center",
          overflow: "hidden",
          borderRadius: radius.control,
          background: color.sunken,
        }}
      >
        <p role="status" css={{ maxWidth: "44ch", padding: space(3), textAlign: "center" }}>
          {calendar === "loading" && text.loading}
          {calendar === "late" && text.unavailable}
        </p>
        {isPainted && (
          <ThirdPartyIframe
            title={text.calendar}
            src={calendarAddress(scheduling.calendarUrl, scheduling.timeZone)}
            onLoad={() => setCalendar("loaded")}
            css={{ visibility: calendar === "loaded" ? "visible" : "hidden" }}
          />
        )}
      </div>
      <p css={{ marginTop: space(1.5), color: color.textMuted, fontSize: fontSize.label }}>
        {fillTemplate(text.timeZone, { timeZone: scheduling.timeZone })} {text.alternatives}
      </p>
      <ul css={alternatives}>
        <li>
          <a href={`mailto:${email}`}>{fillTemplate(text.email, { email })}</a>
        </li>
        <li>
          <a href={`tel:${phone.number}`}>{fillTemplate(text.phone, { phone: phone.label })}</a>
        </li>
        <li>
          <SmartLink to={text.appointment.to} onClick={onClose}>
            {text.appointment.label}
          </SmartLink>
        </li>
      </ul>
      {/* The widget has nothing to show. Without our origin its script cannot read what visitors type. */}
      {isPainted && (
        <iframe
          hidden
          title={text.title}
          src={scheduling.widgetFrame}
          sandbox="allow-scripts allow-popups allow-forms"
        />
      )}
    </Dialog>
  );
}

const alternatives = {
  display: "grid",
  columnGap: space(4),
  [media.medium]: { display: "flex", flexWrap: "wrap" },
  "& a": { ...touchTarget, color: color.brand, fontWeight: fontWeight.semibold },
} as const;

export const fragment = graphql`
  fragment SchedulingDialog on Query {
    company {
      email
      phone {
        label
        number
      }
      scheduling {
        widgetFrame
        calendarUrl
        timeZone
      }
    }
    schedulingText {
      title
      calendar
      loading
      unavailable
      timeZone
      alternatives
      email
      phone
      appointment {
        ...SmartLink
      }
    }
  }
`;
