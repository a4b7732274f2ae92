import { graphql } from "gatsby";
import { Card, CardGrid } from "../components/card-grid";
import { DaySpan } from "../components/day-marks";
import { DayScale } from "../components/day-scale";
import { Section } from "../components/section";
import { fillTemplate } from "../lib/fill-template";
import { color, font, letterSpacing, media, space } from "../theme/style";

interface EngagementStepsProps extends Queries.EngagementStepsFragment {
  stepDays: string;
}

/** The steps of an engagement, from the first one to the measured result, each below its days on a line as long as all of them. */
export function EngagementSteps({ heading, steps, stepDays }: EngagementStepsProps) {
  const lastDays = [...new Set(steps.map(({ days }) => days.last))].sort((a, b) => a - b);
  return (
    <Section lists={[steps]} intro={{ heading }} tone="night">
      <DayScale days={lastDays} css={scale} />
      <CardGrid isAligned minColumn={13} css={evenOnTablets}>
        {steps.map(({ days, ...step }) => (
          <Card
            key={step.title}
            {...step}
            top={
              <>
                <DaySpan {...days} total={lastDays.at(-1) ?? days.last} />
                <div css={daysStyle}>{fillTemplate(stepDays, days)}</div>
              </>
            }
            css={{ position: "relative" }}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

/** A phone has no room for the days of all steps beside each other. */
const scale = {
  display: "none",
  marginBottom: space(6),
  [media.medium]: { display: "block" },
} as const;

/** The texts begin on one line below each other, however long their days are. */
const evenOnTablets = {
  [media.tablet]: { "&& > li": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
} as const;

const daysStyle = {
  fontFamily: font.display,
  fontSize: "clamp(1.75rem, 1.1rem + 1.6vw, 2.5rem)",
  lineHeight: 1.15,
  letterSpacing: letterSpacing.tight,
  color: color.brand,
  // The result, where the ball comes to rest.
  "li:last-of-type &": { color: color.accent },
} as const;

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
