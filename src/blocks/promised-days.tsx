import { graphql } from "gatsby";
import { DayScale } from "../components/day-scale";
import { fillTemplate } from "../lib/fill-template";
import { font, fontSize, media, space } from "../theme/style";

interface PromisedDaysProps extends Queries.PromisedDaysFragment {
  className?: string;
}

/** The days in which the consultancy promises results, as a figure and on a scale. */
export function PromisedDays(props: PromisedDaysProps) {
  const { days, figureLabel, className } = props;
  const figure = fillTemplate(props.figure, days);
  return (
    <div className={className} css={{ breakInside: "avoid" }}>
      <p
        css={{
          fontFamily: font.display,
          lineHeight: 1,
          [media.wide]: {
            display: "grid",
            // The label begins above the first of the days.
            gridTemplateColumns: `minmax(max-content, ${(100 * days.first) / days.last}%) 1fr`,
            alignItems: "baseline",
          },
        }}
      >
        <span
          css={{
            display: "block",
            // Neither large text nor a long figure makes it wider than a narrow screen.
            fontSize: `min(clamp(4.5rem, 2.5rem + 9vw, 10.875rem), ${138 / Math.max(6, figure.length)}vw)`,
            letterSpacing: "-0.04em",
            paddingInlineEnd: "0.15em",
          }}
        >
          {figure}
        </span>{" "}
        <span css={{ display: "block", marginTop: space(2), fontSize: fontSize.title }}>
          {figureLabel}
        </span>
      </p>
      <DayScale days={[days.first, days.last]} css={{ marginTop: space(5) }} />
    </div>
  );
}

export const fragment = graphql`
  fragment PromisedDays on HomeTailoredStrategies {
    days {
      first
      last
    }
    figure
    figureLabel
  }
`;
