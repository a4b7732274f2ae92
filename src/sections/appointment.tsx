import { graphql } from "gatsby";
import { useCallback, useEffect, useRef } from "react";
import { closingPicture } from "../blocks/call-to-talk";
import { panel } from "../components/looks";
import { Picture } from "../components/picture";
import { beforePicture, Section, SectionHeading, sizesAtEnd } from "../components/section";
import { lazyForm } from "../forms/lazy-form";
import { color, media, radius, space, textWidth } from "../theme/style";

const sectionId = "appointment";

const ExpertAppointmentForm = lazyForm("appointment-form", () =>
  import("../forms/expert-appointment-form").then((module) => module.ExpertAppointmentForm),
);

interface AppointmentProps extends Queries.AppointmentFragment {
  /** Another object with each navigation, also with one to the same address. */
  visit?: object | undefined;
}

/** The appointment form, for visitors without JavaScript and links from elsewhere; collapsed until it is wanted. */
export function Appointment({ visit, contactUsPage, ...props }: AppointmentProps) {
  const { closing } = contactUsPage;
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
      // Its picture ends at the edges of the band.
      isStill
      css={{
        background: color.band,
        color: color.onBand,
        scrollMarginTop: space(-2),
        [media.small]: { scrollMarginTop: space(-5) },
        // While the details are still closed, the page would be too short to scroll this far.
        "&:target": { minHeight: "100svh", [media.withoutScripts]: { minHeight: 0 } },
      }}
    >
      <div
        css={[
          beforePicture,
          {
            "&:has(> * > [open])": {
              gridTemplateColumns: "minmax(0, 1fr)",
              "& > picture": { display: "none" },
            },
          },
        ]}
      >
        <div data-rise="">
          <details ref={details}>
            <summary ref={summary} css={summaryStyle}>
              <SectionHeading>{heading}</SectionHeading>
            </summary>
            <div css={[panel, { color: color.text }]}>
              <ExpertAppointmentForm {...props} onSuccess={collapse} />
            </div>
          </details>
          {/* With the form it would only be in the way. */}
          <p css={{ maxWidth: textWidth, "[open] + &": { display: "none" } }}>{lead}</p>
        </div>
        {/* It makes room for the form. */}
        {closing && (
          <Picture image={closing.image} alt="" sizes={sizesAtEnd} css={closingPicture} />
        )}
      </div>
    </Section>
  );
}

const bar = "linear-gradient(currentColor 0 0)";

const summaryStyle = {
  display: "flex",
  alignItems: "center",
  gap: space(2),
  marginBottom: space(3),
  cursor: "pointer",
  listStyle: "none",
  "--color-focus": color.onBand,
  "&::-webkit-details-marker": { display: "none" },
  "&::after": {
    content: '""',
    flex: "none",
    width: space(5.5),
    height: space(5.5),
    border: "1px solid",
    borderRadius: radius.round,
    // A plus of two bars, and a minus of one.
    background: `${bar} center / 14px 2px, ${bar} center / 2px 14px`,
    backgroundRepeat: "no-repeat",
    [media.forcedColors]: { forcedColorAdjust: "none", color: "CanvasText" },
  },
  "[open] > &::after": { backgroundSize: "14px 2px, 0" },
} as const;

export const fragment = graphql`
  fragment Appointment on Query {
    contactUsPage {
      closing {
        ...Closing
      }
    }
    expertAppointmentForm {
      heading
      lead
    }
    ...ExpertAppointmentForm
  }
`;
