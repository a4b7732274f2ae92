import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { buttonStyle } from "../../components/button";
import { panel, targetSize } from "../../components/shared-styles";
import { appointmentPart } from "../../domain/routes";
import { createLazyForm } from "../../forms/lazy-form";
import { color, fontSize, media, space } from "../../theme/style";
import { ClosingBand } from "./closing-band";

const ExpertAppointmentForm = createLazyForm("appointment-form", () =>
  import("../../forms/form").then((module) => module.ExpertAppointmentForm),
);

interface AppointmentProps extends Queries.AppointmentFragment {
  /** Another object with each navigation, also with one to the same address. */
  visit?: object | undefined;
}

/** The appointment form, for visitors without JavaScript and links from elsewhere; collapsed until it is wanted. */
export function Appointment(props: AppointmentProps) {
  const { contactUsPage, expertAppointmentForm, formMessages, company, labels, visit } = props;
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (location.hash === `#${appointmentPart}` && details.current) details.current.open = true;
  }, [visit]);

  return (
    <ClosingBand
      id={appointmentPart}
      text={expertAppointmentForm}
      picture={contactUsPage.closing}
      css={{
        scrollMarginTop: space(-2),
        [media.small]: { scrollMarginTop: space(-5) },
        // While the details are still closed, the page would be too short to scroll this far.
        "&:target": { minHeight: "100svh", [media.withoutScripts]: { minHeight: 0 } },
      }}
    >
      <details ref={details}>
        <summary css={[buttonStyle({ variant: "accent", isLarge: true }), toggle]}>
          <span>{contactUsPage.openForm}</span>
          <span>{labels.close}</span>
        </summary>
        <div css={[panel, { marginTop: space(1) }]}>
          <ExpertAppointmentForm
            expertAppointmentForm={expertAppointmentForm}
            formMessages={formMessages}
            company={company}
          />
        </div>
      </details>
    </ClosingBand>
  );
}

/** Closes what it has opened, which has the only button that leads on. */
const toggle: CSSObject = {
  listStyle: "none",
  "--color-focus": color.onBand,
  "&::-webkit-details-marker": { display: "none" },
  "[open] > & > :first-of-type, details:not([open]) > & > :last-of-type": { display: "none" },
  "[open] > &": {
    display: "flex",
    width: "fit-content",
    minHeight: targetSize,
    marginInlineStart: "auto",
    padding: 0,
    border: 0,
    background: "none",
    color: color.text,
    fontSize: fontSize.label,
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
  },
};

export const fragment = graphql`
  fragment Appointment on Query {
    contactUsPage {
      openForm
      closing {
        ...ClosingPicture
      }
    }
    labels {
      close
    }
    expertAppointmentForm {
      heading
      lead
    }
    ...ExpertAppointmentForm
  }
`;
