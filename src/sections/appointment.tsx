import { graphql } from "gatsby";
import { Suspense, useEffect, useRef } from "react";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { lazyWhenNear } from "../lib/lazy-when-near";
import { color, media, panel, space } from "../theme/style";

const id = "appointment";

const ExpertAppointmentForm = lazyWhenNear(id, () =>
  import("../forms/expert-appointment-form").then((module) => module.ExpertAppointmentForm),
);

/**
 * The appointment form on a page, for visitors without JavaScript and for links from elsewhere. It is
 * collapsed; a script opens it when the address ends in #appointment.
 */
export function Appointment(props: Queries.AppointmentFragment) {
  const { expertAppointmentForm, formMessages, company } = props;
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const openIfAddressed = () => {
      if (location.hash === `#${id}` && details.current) details.current.open = true;
    };
    openIfAddressed();
    window.addEventListener("hashchange", openIfAddressed);
    return () => window.removeEventListener("hashchange", openIfAddressed);
  }, []);

  return (
    <Section id={id} labelledBy="appointment-heading" isScreenOnly>
      <details ref={details} css={{ borderBlock: `1px solid ${color.controlLine}` }}>
        <summary
          css={{
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            gap: space(2),
            paddingBlock: space(3),
            cursor: "pointer",
            listStyle: "none",
            "&::-webkit-details-marker": { display: "none" },
            // The empty alternative text hides the sign from screen readers: <details> has a state.
            "&::after": {
              content: '"+" / ""',
              color: color.accent,
              fontSize: "2rem",
              lineHeight: 1,
            },
            "details[open] > &::after": { content: '"–" / ""' },
          }}
        >
          <Heading level={2} id="appointment-heading">
            {expertAppointmentForm.heading}
          </Heading>
        </summary>
        <div
          css={{
            display: "grid",
            gap: `${space(4)} clamp(2rem, 5vw, 4.5rem)`,
            paddingBlock: `${space(1)} ${space(6)}`,
            [media.wide]: { gridTemplateColumns: "5fr 7fr" },
          }}
        >
          <Paragraphs text={expertAppointmentForm.lead} />
          <div css={panel}>
            <Suspense>
              <ExpertAppointmentForm
                text={expertAppointmentForm}
                messages={formMessages}
                contact={company}
              />
            </Suspense>
          </div>
        </div>
      </details>
    </Section>
  );
}

export const fragment = graphql`
  fragment Appointment on Query {
    expertAppointmentForm {
      heading
      lead
      ...ExpertAppointmentFormText
    }
    formMessages {
      ...FormMessagesText
    }
    company {
      ...FormContact
    }
  }
`;
