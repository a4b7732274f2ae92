import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { type ComponentProps, useState } from "react";
import { Button } from "../components/button";
import { type Closable, Dialog } from "../components/dialog";
import { Paragraphs } from "../components/paragraphs";
import { mutedLabel } from "../components/shared-styles";
import { fillTemplate } from "../lib/fill-template";
import { fillWithNodes } from "../lib/fill-with-nodes";
import { ExpertAppointmentForm } from "../forms/form";
import { createScriptFrame } from "../lib/framed-script";
import { media, space } from "../theme/style";
import { SchedulingFrame } from "./scheduling-frame";

/**
 * The ways to an appointment that always work, beside what the company has of a booking page and a calendar. The form for an
 * appointment takes the place of these, and its heading that of the dialog's title.
 */
export function SchedulingDialog(props: Queries.SchedulingDialogFragment & Closable) {
  const { company, schedulingText: text, expertAppointmentForm, formMessages, onClose } = props;
  const { email, phone } = company;
  const [isFormOpen, setFormOpen] = useState(false);

  const frames = listFrames(company, text);
  const hasFrames = frames.length > 0;
  const showsForm = isFormOpen || !hasFrames;
  const shownText = isFormOpen
    ? { title: expertAppointmentForm.heading, lead: expertAppointmentForm.lead }
    : text;

  return (
    <Dialog variant="full" title={shownText.title} onClose={onClose}>
      <div css={columns}>
        <div css={ways}>
          <Paragraphs key={shownText.lead} text={shownText.lead} isLead />
          {hasFrames && (
            <Button
              variant={isFormOpen ? "outline" : "accent"}
              onClick={() => setFormOpen(!isFormOpen)}
            >
              {isFormOpen ? text.back : expertAppointmentForm.heading}
            </Button>
          )}
          <p css={contacts}>
            {fillWithNodes(formMessages.alternative, {
              email: <a href={`mailto:${email}`}>{email}</a>,
              phone: <a href={`tel:${phone.number}`}>{phone.label}</a>,
            })}
          </p>
        </div>
        {/* Hidden, and not removed: a visitor who has begun to book goes on from there. */}
        <div hidden={showsForm} css={surfaces}>
          {frames.map((each, index) => (
            <SchedulingFrame
              key={each.src}
              {...each}
              loading={text.loading}
              unavailable={fillTemplate(text.unavailable ?? "", {
                form: expertAppointmentForm.heading,
              })}
              isMain={index === 0}
            />
          ))}
        </div>
        {showsForm && (
          <ExpertAppointmentForm
            expertAppointmentForm={expertAppointmentForm}
            formMessages={formMessages}
            company={company}
            onSuccess={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Lists what the company has: the booking page first, then the calendar in the office's time zone. */
function listFrames(
  { scheduling }: Queries.SchedulingDialogFragment["company"],
  text: Queries.SchedulingDialogFragment["schedulingText"],
) {
  const frames: Omit<
    ComponentProps<typeof SchedulingFrame>,
    "loading" | "unavailable" | "isMain"
  >[] = [];
  if (scheduling?.widget && text.widget) {
    frames.push({
      title: text.widget.name,
      src: createScriptFrame(scheduling.widget),
      isTransparent: true,
      link: { to: scheduling.widget.pageUrl, label: text.widget.open },
    });
  }
  if (scheduling?.calendarUrl && text.calendar) {
    const { calendarUrl, timeZone } = scheduling;
    const address = new URL(calendarUrl);
    address.searchParams.set("ctz", timeZone);
    frames.push({
      title: text.calendar.name,
      note: fillTemplate(text.calendar.timeZone, { timeZone }),
      src: address.href,
      link: { to: address.href, label: text.calendar.open },
    });
  }
  return frames;
}

const columns: CSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(3),
  paddingBottom: space(2),
  [media.wide]: {
    gridTemplateColumns: "minmax(16rem, 5fr) minmax(0, 13fr)",
    gap: "clamp(2rem, 4vw, 4rem)",
  },
};

const ways: CSSObject = {
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space(2),
  [media.wide]: {
    // They stay in view beside what is longer.
    position: "sticky",
    top: space(10.5),
    alignSelf: "start",
    gap: space(3),
  },
};

/** An address or a number breaks only where a line is too short for it. */
const contacts: CSSObject = { ...mutedLabel, "& a": { display: "inline-block" } };

const surfaces: CSSObject = { display: "grid", gap: space(3), alignContent: "start" };

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
      widget {
        name
        open
      }
      calendar {
        name
        open
        timeZone
      }
      back
      loading
      unavailable
    }
    expertAppointmentForm {
      lead
    }
    ...ExpertAppointmentForm
  }
`;
