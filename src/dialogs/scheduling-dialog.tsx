import { graphql } from "gatsby";
import { useState } from "react";
import { Dialog } from "../components/dialog";
import { ThirdPartyIframe } from "../components/third-party-iframe";
import { SmartLink } from "../components/smart-link";
import { calendarAddress } from "./calendar-address";
import { fillTemplate } from "../lib/fill-template";
import { useIsLate } from "./use-is-late";
import { useScript } from "./use-script";
import { color, fontSize, fontWeight, media, radius, space, targetSize } from "../theme/style";

/** In milliseconds; then the visitor is told, and need not wait any longer. */
const patience = 10_000;

interface SchedulingDialogProps {
  text: Queries.SchedulingDialogTextFragment;
  company: Queries.SchedulingDialogFragment;
  closeLabel: string;
  onClose: () => void;
}

/**
 * The calendar of the consultants, in the office's time zone. Only here is anything asked of the
 * scheduling service and of the calendar service. Other ways to an appointment stand below all the
 * time, because a browser does not tell a page when a frame in it was blocked.
 */
export function SchedulingDialog({ text, company, closeLabel, onClose }: SchedulingDialogProps) {
  const { scheduling, email, phone } = company;
  const script = useScript(scheduling.scriptUrl);
  const [hasCalendar, setHasCalendar] = useState(false);
  const isReady = script === "ready" && hasCalendar;
  const isLate = useIsLate(!isReady, patience);
  const isMissing = isLate || script === "failed";

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
          {isMissing ? text.unavailable : isReady ? "" : text.loading}
        </p>
        <ThirdPartyIframe
          title={text.calendar}
          src={calendarAddress(scheduling.calendarUrl, scheduling.timeZone)}
          onLoad={() => setHasCalendar(true)}
          css={{ visibility: isReady ? "visible" : "hidden" }}
        />
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
    </Dialog>
  );
}

const alternatives = {
  display: "grid",
  columnGap: space(4),
  [media.medium]: { display: "flex", flexWrap: "wrap" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: targetSize,
    color: color.brand,
    fontWeight: fontWeight.semibold,
  },
} as const;

export const textFragment = graphql`
  fragment SchedulingDialogText on SchedulingText {
    title
    calendar
    loading
    unavailable
    timeZone
    alternatives
    email
    phone
    appointment {
      label
      to
    }
  }
`;

export const companyFragment = graphql`
  fragment SchedulingDialog on Company {
    email
    phone {
      label
      number
    }
    scheduling {
      scriptUrl
      calendarUrl
      timeZone
    }
  }
`;
