import { graphql } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../components/button";
import { type Closable, Dialog } from "../components/dialog";
import { Heading } from "../components/heading";
import { ThirdPartyIframe } from "../components/third-party-iframe";
import { fillTemplate } from "../lib/fill-template";
import { actionLink, color, fontSize, media, mutedLabel, radius, space } from "../theme/style";

/** The company's booking page, if it has one, and its calendar. The other ways to an appointment stay in view below. */
export function SchedulingDialog(props: Queries.SchedulingDialogFragment & Closable) {
  const { company, schedulingText: text, labels, onClose } = props;
  const { scheduling, email, phone } = company;
  const { scriptUrl, widgetUrl, calendarUrl, timeZone } = scheduling;

  useEffect(() => {
    // Requested as data and never run: it would only make the frame that the booking page has already.
    fetch(scriptUrl, { mode: "no-cors", credentials: "omit" }).catch(() => undefined);
  }, [scriptUrl]);

  const calendar = new URL(calendarUrl);
  calendar.searchParams.set("ctz", timeZone);
  const pages = [
    ...(widgetUrl === null ? [] : [{ title: text.widget, src: widgetUrl }]),
    { title: text.calendar, src: calendar.href },
  ];

  const footer = (
    <div css={alternatives}>
      <p css={mutedLabel}>{text.alternatives}</p>
      <ul css={contacts}>
        <li>
          <a href={`mailto:${email}`}>{fillTemplate(text.email, { email })}</a>
        </li>
        <li>
          <a href={`tel:${phone.number}`}>{fillTemplate(text.phone, { phone: phone.label })}</a>
        </li>
      </ul>
      <ButtonLink to={text.appointment.to} variant="accent" onClick={onClose}>
        {text.appointment.label}
      </ButtonLink>
    </div>
  );

  return (
    <Dialog
      variant="full"
      title={text.title}
      closeLabel={labels.close}
      onClose={onClose}
      footer={footer}
    >
      <div css={frames}>
        {pages.map(({ title, src }) => (
          <section key={src} css={{ display: "flex", flexDirection: "column", gap: space(1) }}>
            <Heading level={3} css={{ fontSize: fontSize.large }}>
              {title}
            </Heading>
            <div css={frame}>
              <ThirdPartyIframe
                title={title}
                src={src}
                loading={text.loading}
                unavailable={text.unavailable}
              />
            </div>
          </section>
        ))}
      </div>
      <p css={[mutedLabel, ofCalendar]}>{fillTemplate(text.timeZone, { timeZone })}</p>
    </Dialog>
  );
}

const frames = {
  flex: "1 0 auto",
  display: "grid",
  gap: space(3),
  [media.wide]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
} as const;

const frame = {
  position: "relative",
  flex: "1 0 16rem",
  overflow: "hidden",
  borderRadius: radius.control,
  background: color.sunken,
  // In the middle, because there is no illustration below.
  "& > p": { top: "50%", transform: "translateY(-50%)" },
  // No empty box where no calendar will be.
  "&:has([data-unavailable])": {
    flex: "none",
    background: "none",
    "& > p": {
      position: "static",
      transform: "none",
      maxWidth: "none",
      padding: 0,
      border: 0,
      textAlign: "start",
    },
  },
} as const;

const ofCalendar = {
  marginTop: space(1.5),
  "div:has([data-unavailable]):not(:has(iframe)) + &": { display: "none" },
} as const;

const alternatives = {
  display: "grid",
  gap: `${space(1)} ${space(2)}`,
  alignItems: "center",
  [media.small]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    rowGap: 0,
    "& > :last-child": { gridArea: "1 / 2 / 3" },
  },
} as const;

const contacts = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(2),
  "& a": { ...actionLink, fontSize: fontSize.label },
} as const;

export const fragment = graphql`
  fragment SchedulingDialog on Query {
    company {
      ...Contact
      scheduling {
        scriptUrl
        widgetUrl
        calendarUrl
        timeZone
      }
    }
    schedulingText {
      title
      widget
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
    labels {
      close
    }
  }
`;
