import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Card, type CardStyles } from "../components/card-grid";
import { DaySpan, DayTicks } from "../components/day-marks";
import { Section } from "../components/section";
import { color, fontSize, media, space } from "../theme/style";

/** The features, a row each below its days, on the dark background below the banner. On wide screens the text is beside the title. */
export function Features({ features, tailoredStrategies }: Queries.FeaturesFragment) {
  const promisedDays = tailoredStrategies.days;
  const days = features.flatMap(({ spans }) => spans).map(({ last }) => last);
  const total = Math.max(promisedDays?.last ?? 0, ...days);
  return (
    <Section lists={[features]} tone="pictureShade" css={ground}>
      <ul>
        {features.map(({ spans, ...feature }, row) => (
          <Card key={row} {...feature} styles={[featureStyles]}>
            {promisedDays && (
              <DayTicks
                days={[promisedDays.first, promisedDays.last]}
                total={total}
                isLabelled={row === 0}
              />
            )}
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
const ground: CSSObject = {
  paddingTop: "calc(var(--section) / 2)",
  borderBottom: `1px solid ${color.line}`,
};

const featureStyles: CardStyles = {
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
    fontSize: fontSize.subtitle,
    lineHeight: 1.15,
    textWrap: "wrap",
    [media.medium]: { paddingInlineEnd: space(4) },
  },
};

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
