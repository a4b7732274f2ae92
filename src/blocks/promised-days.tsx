import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { DayScale } from "../components/day-scale";
import { wrappingItems } from "../components/shared-styles";
import { fillTemplate } from "../lib/fill-template";
import { font, fontSize, media, space } from "../theme/style";

interface PromisedDaysProps extends Queries.PromisedDaysFragment {
  /** Set on the page that is remembered by it. On others it is the label of the scale. */
  isLarge?: boolean;
  className?: string;
}

/** The days in which the consultancy promises results, as a figure and on a scale. Without a promise, nothing. */
export function PromisedDays(props: PromisedDaysProps) {
  const { days, figureLabel, isLarge = false, className } = props;
  if (!days) return null;
  const figure = fillTemplate(props.figure ?? "", days);
  // Neither large text nor a long figure makes it wider than a narrow screen.
  const maxFontSize = `${138 / Math.max(6, figure.length)}vw`;
  return (
    <div className={className}>
      <p css={isLarge ? posterStyle(days) : labelStyle}>
        <span css={{ fontSize: `min(var(--figure), ${maxFontSize})`, letterSpacing: "-0.04em" }}>
          {figure}
        </span>{" "}
        <span css={{ fontSize: fontSize.title }}>{figureLabel}</span>
      </p>
      <DayScale days={[days.first, days.last]} css={{ marginTop: isLarge ? space(5) : space(3) }} />
    </div>
  );
}

/** The days' label begins above the first of them on wide screens, and below the figure on others. */
const posterStyle = ({ first, last }: NonNullable<PromisedDaysProps["days"]>): CSSObject => ({
  "--figure": "clamp(4.5rem, 2.5rem + 9vw, 10.875rem)",
  display: "grid",
  gap: space(2),
  fontFamily: font.display,
  lineHeight: 1,
  [media.wide]: {
    gridTemplateColumns: `minmax(max-content, ${(100 * first) / last}%) 1fr`,
    alignItems: "baseline",
    gap: 0,
  },
  "& > span:first-of-type": { paddingInlineEnd: "0.15em" },
});

const labelStyle: CSSObject = {
  "--figure": "clamp(2.75rem, 2rem + 2.4vw, 4rem)",
  ...wrappingItems,
  alignItems: "baseline",
  columnGap: space(2),
  fontFamily: font.display,
  lineHeight: 1.2,
};

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
