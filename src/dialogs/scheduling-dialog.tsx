import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { ButtonLink } from "../components/button";
import { type Closable, Dialog } from "../components/dialog";
import { Heading } from "../components/heading";
import {
  actionLink,
  aroundTouchTarget,
  box,
  mutedLabel,
  wrappingItems,
  wrappingRow,
} from "../components/shared-styles";
import { Paragraphs } from "../components/paragraphs";
import { ThirdPartyIframe } from "../components/third-party-iframe";
import { fillTemplate } from "../lib/fill-template";
import { createScriptFrame } from "../lib/framed-script";
import { color, font, fontSize, media, radius, space } from "../theme/style";

/** The ways to an appointment that always work, then what the booking service draws, if the company has one, and its calendar. */
export function SchedulingDialog(props: Queries.SchedulingDialogFragment & Closable) {
  const { company, schedulingText: text, onClose } = props;
  const { scheduling, email, phone } = company;
  const { widget, calendarUrl, timeZone } = scheduling;

  const calendar = new URL(calendarUrl);
  calendar.searchParams.set("ctz", timeZone);
  const iframes = [
    ...(widget ? [{ title: text.widget, src: createScriptFrame(widget) }] : []),
    { title: text.calendar, src: calendar.href },
  ];

  return (
    <Dialog variant="full" title={text.title} onClose={onClose}>
      <div css={ways}>
        <div data-dark="" css={panel}>
          <Paragraphs text={text.lead} isBalanced css={lead} />
          <ButtonLink {...text.appointment} variant="accent" onClick={onClose} />
          <ul role="list" css={contacts}>
            <li>
              <a href={`mailto:${email}`}>{fillTemplate(text.email, { email })}</a>
            </li>
            <li>
              <a href={`tel:${phone.number}`}>{fillTemplate(text.phone, { phone: phone.label })}</a>
            </li>
          </ul>
        </div>
        <div css={calendars}>
          <div css={frames}>
            {iframes.map(({ title, src }, index) => (
              <section key={index} css={labelledFrame}>
                <Heading level={3} css={[mutedLabel, { fontFamily: font.text }]}>
                  {title}
                </Heading>
                <div css={frame}>
                  <ThirdPartyIframe title={title} src={src} />
                </div>
              </section>
            ))}
          </div>
          <p css={[mutedLabel, { marginTop: space(2) }]}>
            {fillTemplate(text.timeZone, { timeZone })} {text.unavailable}
          </p>
          <div css={[wrappingItems, { columnGap: space(4), marginTop: space(1) }]}>
            {widget && (
              <ArrowLink to={widget.pageUrl} target="_blank" rel="noopener noreferrer">
                {text.openWidget}
              </ArrowLink>
            )}
            <ArrowLink to={calendar.href} target="_blank" rel="noopener noreferrer">
              {text.openCalendar}
            </ArrowLink>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

const calendars: CSSObject = { flex: "1 0 auto", display: "flex", flexDirection: "column" };

/** The ways that always work above the calendars. */
const ways: CSSObject = { ...calendars, gap: space(3) };

const panel: CSSObject = {
  ...wrappingRow,
  ...box,
  gap: space(3),
  background: color.pictureShade,
};

const lead: CSSObject = {
  width: "100%",
  color: color.text,
  fontFamily: font.display,
  fontSize: "clamp(1.375rem, 1rem + 1.4vw, 2.25rem)",
  lineHeight: 1.2,
};

const contacts: CSSObject = {
  ...wrappingItems,
  columnGap: space(4),
  marginBlock: aroundTouchTarget,
  "& a": { ...actionLink, fontSize: fontSize.label },
};

const frames: CSSObject = {
  flex: "1 0 auto",
  display: "grid",
  gap: space(3),
  [media.wide]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
};

const labelledFrame: CSSObject = {
  display: "flex",
  flexDirection: "column",
  gap: space(2),
  // The heading is below the frame, as a caption, so that the calendar begins beside what is beside it.
  "& > h3": { order: 1 },
};

const frame: CSSObject = {
  position: "relative",
  flex: "1 0 16rem",
  overflow: "hidden",
  borderRadius: radius.card,
  // The days of some weeks and the ball on one of them, until something covers them.
  background: [
    "radial-gradient(circle 9px at calc(100% * 9 / 14 - 4px) calc(87.5% - 5px), rgb(255 255 255 / 40%), transparent)",
    `radial-gradient(circle 16px at calc(100% * 9 / 14) 87.5%, ${color.ball} 95%, transparent)`,
    `repeating-linear-gradient(90deg, ${color.line} 0 1px, transparent 1px calc(100% / 7))`,
    `repeating-linear-gradient(${color.line} 0 1px, transparent 1px 25%) ${color.sunken}`,
  ].join(),
};

export const fragment = graphql`
  fragment SchedulingDialog on Query {
    company {
      ...Contact
      scheduling {
        widget {
          scriptUrl
          className
          pageUrl
        }
        calendarUrl
        timeZone
      }
    }
    schedulingText {
      title
      lead
      widget
      openWidget
      calendar
      unavailable
      timeZone
      openCalendar
      email
      phone
      appointment {
        ...SmartLink
      }
    }
  }
`;
