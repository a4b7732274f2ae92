import { graphql } from "gatsby";
import { Card, CardGrid } from "../components/card-grid";
import { DayScale, DaySpan } from "../components/day-scale";
import { Section } from "../components/section";
import { fillTemplate } from "../lib/fill-template";
import { fontWeight, media, mutedLabel, space } from "../theme/style";

interface EngagementStepsProps extends Queries.EngagementStepsFragment {
  stepDays: string;
}

/** The steps of an engagement on a scale of days, from the first one to the measured result. */
export function EngagementSteps({ heading, steps, stepDays }: EngagementStepsProps) {
  const lastDays = [...new Set(steps.map(({ days }) => days.last))].sort((a, b) => a - b);
  return (
    <Section intro={{ heading }} tone="sunken">
      <DayScale days={lastDays} css={{ marginBottom: space(6) }} />
      <CardGrid minColumn={12} css={{ [media.tablet]: twoColumns }}>
        {steps.map(({ days, ...step }) => (
          <Card
            key={step.title}
            {...step}
            top={
              <>
                <DaySpan days={days} total={lastDays.at(-1) ?? 0} />
                <p css={{ ...mutedLabel, fontWeight: fontWeight.semibold }}>
                  {fillTemplate(stepDays, days)}
                </p>
              </>
            }
            css={{ paddingTop: 0, borderTop: 0 }}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

const twoColumns = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } as const;

export const fragment = graphql`
  fragment EngagementSteps on ServiceEngagement {
    heading
    steps {
      title
      days {
        first
        last
      }
      description
    }
  }
`;
