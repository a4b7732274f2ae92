import { graphql } from "gatsby";
import { Card, CardGrid } from "../components/card-grid";
import { DayScale, DaySpan } from "../components/day-scale";
import { Section } from "../components/section";
import { fillTemplate } from "../lib/fill-template";
import { color, font, fontSize, letterSpacing, media, space, spacious } from "../theme/style";

interface EngagementStepsProps extends Queries.EngagementStepsFragment {
  stepDays: string;
}

/** The steps of an engagement on a scale of days, from the first one to the measured result. */
export function EngagementSteps({ heading, steps, stepDays }: EngagementStepsProps) {
  const lastDays = [...new Set(steps.map(({ days }) => days.last))].sort((a, b) => a - b);
  const isOneRow = steps.length <= mostInRow;
  return (
    <Section lists={[steps]} intro={{ heading }} tone="sunken" css={spacious}>
      <DayScale
        days={lastDays}
        columnsFrom={isOneRow ? steps.map(({ days }) => days.first) : undefined}
        css={{ marginBottom: space(8), [media.wide]: { marginBottom: space(isOneRow ? 1 : 8) } }}
      />
      <CardGrid minColumn={12} css={[grid, isOneRow && oneRow]}>
        {steps.map(({ days, ...step }) => (
          <Card
            key={step.title}
            {...step}
            top={
              <>
                <DaySpan {...days} total={lastDays.at(-1) ?? days.last} />
                <p css={daysStyle}>{fillTemplate(stepDays, days)}</p>
              </>
            }
          />
        ))}
      </CardGrid>
    </Section>
  );
}

const daysStyle = {
  fontFamily: font.display,
  // Five columns have room for it.
  fontSize: "clamp(1.625rem, 2.5vw, 2.25rem)",
  lineHeight: 1.15,
  letterSpacing: letterSpacing.tight,
  color: color.brand,
} as const;

/** Columns that a wide screen has room for. */
const mostInRow = 5;

/** Without gaps, so that the columns begin at even parts of the scale above. Their texts begin on one line. */
const oneRow = {
  [media.wide]: {
    gridTemplateColumns: "none",
    gridTemplateRows: "repeat(3, auto)",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gap: 0,
    "& > li": {
      display: "grid",
      gridRow: "span 3",
      gridTemplateRows: "subgrid",
      rowGap: space(1),
      paddingInlineEnd: space(4),
      borderTop: 0,
      paddingTop: 0,
    },
    // Small enough that most titles fit on one line.
    "& h3": { fontSize: fontSize.cardTitle },
    // The hairlines of the scale lead to the columns instead.
    "& svg": { display: "none" },
  },
  [media.widest]: { "& h3": { fontSize: "1.375rem" } },
} as const;

const grid = {
  "& > li": { position: "relative" },
  [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
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
