import { graphql } from "gatsby";
import { Card } from "../components/card-grid";
import { DaySpan, DayTicks } from "../components/day-marks";
import { Section } from "../components/section";
import { color, media, space } from "../theme/style";

/** A row for each below its days, with its text beside its title on wide screens, on the dark ground below the banner. */
export function Features({ features, tailoredStrategies }: Queries.FeaturesFragment) {
  const promised = tailoredStrategies.days;
  const days = features.flatMap(({ spans }) => spans).map(({ last }) => last);
  const total = Math.max(promised.last, ...days);
  return (
    <Section lists={[features]} tone="pictureShade" css={ground}>
      <ul>
        {features.map(({ spans, ...feature }, row) => (
          <Card key={row} {...feature} styles={[styles]}>
            <DayTicks days={[promised.first, promised.last]} total={total} isLabelled={row === 0} />
            {spans.map((span, index) => (
              <DaySpan key={index} {...span} total={total} />
            ))}
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** Begins where the banner has faded. In the dark, what stands below it is almost as dark. */
const ground = {
  paddingTop: "calc(var(--section) / 2)",
  borderBottom: `1px solid ${color.line}`,
} as const;

const styles = {
  card: {
    position: "relative",
    // A line belongs to what is below it.
    paddingBlock: `${space(4)} ${space(9)}`,
    "&:last-of-type": { paddingBottom: 0 },
    // The text begins at the middle of the days.
    [media.medium]: {
      display: "grid",
      gridTemplate: `"title text" / minmax(0, 1fr) minmax(0, 1fr)`,
      columnGap: 0,
    },
  },
  title: {
    fontSize: "clamp(1.375rem, 0.5rem + 2.2vw, 2.25rem)",
    lineHeight: 1.15,
    textWrap: "wrap",
    [media.medium]: { paddingInlineEnd: space(4) },
  },
} as const;

export const fragment = graphql`
  fragment Features on HomePage {
    features {
      title
      description
      spans {
        first
        last
      }
    }
    tailoredStrategies {
      days {
        first
        last
      }
    }
  }
`;
