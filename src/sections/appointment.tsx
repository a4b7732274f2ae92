import { graphql } from "gatsby";
import { useCallback, useEffect, useRef } from "react";
import { panel } from "../components/looks";
import { Paragraphs } from "../components/paragraphs";
import { Section, SectionHeading } from "../components/section";
import { lazyForm } from "../forms/lazy-form";
import { color, columns, media, radius, space } from "../theme/style";

const sectionId = "appointment";

const ExpertAppointmentForm = lazyForm("appointment-form", () =>
  import("../forms/expert-appointment-form").then((module) => module.ExpertAppointmentForm),
);

interface AppointmentProps extends Queries.AppointmentFragment {
  /** Another object with each navigation, also with one to the same address. */
  visit?: object | undefined;
}

/** The appointment form, for visitors without JavaScript and links from elsewhere; collapsed until it is wanted. */
export function Appointment({ visit, ...props }: AppointmentProps) {
  const { heading, lead } = props.expertAppointmentForm;
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (location.hash === `#${sectionId}` && details.current) details.current.open = true;
  }, [visit]);

  // The same function on every render: see lazyForm.
  const collapse = useCallback(() => {
    if (details.current) details.current.open = false;
    // The submit button loses the focus when it is hidden.
    summary.current?.focus();
  }, []);

  return (
    <Section
      id={sectionId}
      isNamed
      isScreenOnly
      css={{
        scrollMarginTop: space(-2),
        [media.small]: { scrollMarginTop: space(-5) },
        // While the details are still closed, the page would be too short to scroll this far.
        "&:target": { minHeight: "100svh", [media.withoutScripts]: { minHeight: 0 } },
      }}
    >
      <details
        ref={details}
        css={{
          borderBlock: `1px solid ${color.controlLine}`,
          [media.small]: { ...panel, paddingBlock: 0 },
        }}
      >
        <summary
          ref={summary}
          css={{
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            gap: space(1),
            paddingBlock: space(4),
            cursor: "pointer",
            listStyle: "none",
            "&::-webkit-details-marker": { display: "none" },
            "&::after": {
              content: '""',
              flex: "none",
              width: space(4.5),
              height: space(4.5),
              border: `1px solid ${color.controlLine}`,
              borderRadius: radius.round,
              color: color.brand,
              // A plus of two bars, and a minus of one.
              background: `${bar} center / 12px 2px, ${bar} center / 2px 12px`,
              backgroundRepeat: "no-repeat",
              [media.forcedColors]: {
                forcedColorAdjust: "none",
                color: "CanvasText",
                borderColor: "CanvasText",
              },
            },
            "details[open] > &::after": { backgroundSize: "12px 2px, 0" },
          }}
        >
          <SectionHeading>{heading}</SectionHeading>
        </summary>
        <div css={[columns(5, 7), { paddingBlock: `${space(1)} ${space(6)}` }]}>
          <Paragraphs text={lead} />
          <ExpertAppointmentForm {...props} onSuccess={collapse} />
        </div>
      </details>
    </Section>
  );
}

const bar = "linear-gradient(currentColor 0 0)";

export const fragment = graphql`
  fragment Appointment on Query {
    expertAppointmentForm {
      heading
      lead
    }
    ...ExpertAppointmentForm
  }
`;
