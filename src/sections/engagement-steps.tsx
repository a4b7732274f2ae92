import { graphql } from "gatsby";
import { Card, CardGrid } from "../components/card-grid";
import { DayScale, DaySpan, daysIn, lastDays } from "../components/day-scale";
import { Section } from "../components/section";
import { fontWeight, media, mutedLabel, space } from "../theme/style";

/** The steps of an engagement, from the first day to the measured result, and a scale if their times are days. */
export function EngagementSteps({ heading, steps }: Queries.EngagementStepsFragment) {
  const days = lastDays(steps.map(({ time }) => time));
  return (
    <Section intro={{ heading }} tone="sunken">
      {days && <DayScale days={days} css={{ marginBottom: space(6) }} />}
      <CardGrid minColumn={12} css={{ [media.tablet]: twoColumns }}>
        {steps.map(({ time, ...step }) => {
          const span = days && daysIn(time);
          return (
            <Card
              key={step.title}
              {...step}
              top={
                <>
                  {span && <DaySpan days={span} total={days.at(-1) ?? 0} />}
                  <p css={{ ...mutedLabel, fontWeight: fontWeight.semibold }}>{time}</p>
                </>
              }
              css={span && { paddingTop: 0, borderTop: 0 }}
            />
          );
        })}
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
      time
      description
    }
  }
`;
