import { graphql } from "gatsby";
import { CardGrid } from "../components/card-grid";
import { Heading } from "../components/heading";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";
import { color, fontSize, fontWeight, space } from "../theme/style";

/** The steps of an engagement, from the first day to the measured result. */
export function EngagementSteps({ heading, steps }: Queries.EngagementStepsFragment) {
  return (
    <Section labelledBy="engagement" tone="sunken">
      <SectionIntro id="engagement" heading={heading} />
      <CardGrid minColumn={14}>
        {steps.map(({ title, time, description }) => (
          <li
            key={title}
            css={{ borderTop: `1px solid ${color.controlLine}`, paddingTop: space(2) }}
          >
            <p
              css={{
                color: color.accent,
                fontSize: fontSize.label,
                fontWeight: fontWeight.semibold,
              }}
            >
              {time}
            </p>
            <Heading level={3} css={{ marginBlock: space(1) }}>
              {title}
            </Heading>
            <p css={{ color: color.textMuted }}>{description}</p>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

export const fragment = graphql`
  fragment EngagementSteps on ServiceEngagement {
    heading
    steps {
      title
      time
      description
    }
  }
`;
