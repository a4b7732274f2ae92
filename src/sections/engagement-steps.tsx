import { graphql } from "gatsby";
import { Card } from "../components/card";
import { CardGrid } from "../components/card-grid";
import { DayScale } from "../components/day-scale";
import { Section } from "../components/section";
import { stepLengths } from "../lib/step-lengths";
import { color, fontSize, fontWeight } from "../theme/style";

/** The steps of an engagement, from the first day to the measured result, and a scale if their times are days. */
export function EngagementSteps({ heading, steps }: Queries.EngagementStepsFragment) {
  const lengths = stepLengths(steps.map(({ time }) => time));
  return (
    <Section intro={{ heading }} tone="sunken">
      {lengths && <DayScale lengths={lengths} />}
      <CardGrid minColumn={14}>
        {steps.map(({ title, time, description }) => (
          <Card key={title} top={<p css={timeStyle}>{time}</p>} title={title} text={description} />
        ))}
      </CardGrid>
    </Section>
  );
}

const timeStyle = {
  color: color.textMuted,
  fontSize: fontSize.label,
  fontWeight: fontWeight.semibold,
} as const;

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
