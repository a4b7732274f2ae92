import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { lazyWhenNear } from "../lib/lazy-when-near";
import { color, media, panel, space } from "../theme/style";

const id = "appointment";

const ExpertAppointmentForm = lazyWhenNear({
  id: "appointment-form",
  load: () =>
    import("../forms/expert-appointment-form").then((module) => module.ExpertAppointmentForm),
});

/**
 * The appointment form on a page, for those without JavaScript and for links from elsewhere. It is
 * collapsed; an address that ends in #appointment opens it, as far as a script can tell.
 */
export function Appointment(props: Queries.AppointmentFragment) {
  const { expertAppointmentForm, formMessages, company } = props;
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const openIfMeant = () => {
      if (location.hash === `#${id}` && details.current) details.current.open = true;
    };
    openIfMeant();
    window.addEventListener("hashchange", openIfMeant);
    return () => window.removeEventListener("hashchange", openIfMeant);
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
            // The second string is what assistive technology reads: the element says its state itself.
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
            <ExpertAppointmentForm
              text={expertAppointmentForm}
              messages={formMessages}
              contact={company}
            />
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
