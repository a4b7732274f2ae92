import { type CSSObject, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { Card, type CardStyles, partsOnOneLine, topBesideStyles } from "../components/card-grid";
import { DaySpan } from "../components/day-marks";
import { ballSize, ballAtEnd, DayScale, animateWhileScrolling } from "../components/day-scale";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { fillTemplate } from "../lib/fill-template";
import { color, font, fontSize, letterSpacing, media, space } from "../theme/style";

interface EngagementStepsProps extends Queries.EngagementStepsFragment {
  stepDays: string;
}

/**
 * The steps of an engagement on a scale of days, from the first one to the measured result: on wide screens below it, as
 * columns, and on others beside an upright line.
 */
export function EngagementSteps({ heading, steps, stepDays }: EngagementStepsProps) {
  const lastDays = [...new Set(steps.map(({ days }) => days.last))].sort((a, b) => a - b);
  const isOneRow = steps.length <= maxColumns;
  return (
    <Section lists={[steps]} intro={{ heading }} tone="night">
      {isOneRow && (
        <DayScale
          days={lastDays}
          columnsFrom={steps.map(({ days }) => days.first)}
          css={onlyWide}
        />
      )}
      <div css={{ position: "relative", breakInside: "avoid" }}>
        {/* The text says the same. */}
        <div aria-hidden="true" css={[uprightLine, isOneRow && notWide]}>
          <div css={ink} />
          <div css={traveller} />
        </div>
        <ul css={[besideLine, isOneRow && inOneRow]}>
          {steps.map(({ days, ...step }, index) => (
            <Card
              key={index}
              {...step}
              styles={isOneRow ? [...row, column] : row}
              top={
                <>
                  <DaySpan
                    {...days}
                    total={lastDays.at(-1) ?? days.last}
                    // The hairlines of the scale stand for it.
                    css={isOneRow && notWide}
                  />
                  <p css={daysStyle}>
                    <RunningText text={fillTemplate(stepDays, days)} />
                  </p>
                </>
              }
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

const daysStyle: CSSObject = {
  fontFamily: font.display,
  fontSize: fontSize.figure,
  lineHeight: 1.15,
  letterSpacing: letterSpacing.tight,
  color: color.brand,
  // The result, where the ball comes to rest.
  "li:last-of-type &": { color: color.accent },
};

/** Columns that a wide screen has room for. */
const maxColumns = 5;

const onlyWide: CSSObject = { display: "none", [media.wide]: { display: "block" } };
const notWide: CSSObject = { [media.wide]: { display: "none" } };

/** The ball inks it as the page scrolls. */
const uprightLine: CSSObject = {
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  width: ballSize,
  viewTimelineName: "--scale",
  // What is read is a little below the middle of the screen.
  viewTimelineInset: "60% 40%",
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: ballSize / 2 - 1,
    borderInlineStart: `2px solid ${color.controlLine}`,
  },
};

const grow = keyframes({ from: { scale: "1 0" } });
const fall = keyframes({ from: { translate: `0 calc(${ballSize}px - 100%)` } });

const ink: CSSObject = {
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: ballSize / 2 - 2,
  borderInlineStart: `4px solid ${color.brand}`,
  transformOrigin: "top",
  ...animateWhileScrolling(grow, "cover 0% cover 100%"),
};

const traveller: CSSObject = {
  ...ballAtEnd,
  inset: 0,
  ...animateWhileScrolling(fall, "cover 0% cover 100%"),
};

const besideLine: CSSObject = {
  display: "grid",
  gap: space(6),
  paddingInlineStart: space(6),
};

/** The text of a step below its days, and on tablets beside them. */
const row: readonly CardStyles[] = [
  {
    card: {
      position: "relative",
      paddingTop: space(2.5),
      // A tick of the line.
      "&::before": {
        content: '""',
        position: "absolute",
        top: -2,
        insetInlineStart: `calc(4px - ${space(6)})`,
        width: 14,
        borderTop: `2px solid ${color.controlLine}`,
      },
    },
  },
  topBesideStyles(media.tablet, "none / minmax(0, 1fr) minmax(0, 2fr)"),
];

/** The row has no gaps, so that the columns begin at even parts of the scale above. */
const inOneRow: CSSObject = {
  [media.wide]: {
    gridTemplateRows: "repeat(3, auto)",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gap: 0,
    paddingInlineStart: 0,
  },
};

/** On wide screens, a step in the row, whose texts begin on one line. */
const column: CardStyles = {
  card: {
    [media.wide]: {
      ...partsOnOneLine,
      rowGap: space(1),
      paddingTop: space(3),
      paddingInlineEnd: space(4),
      // The hairlines of the scale lead to it, and stand for the tick.
      borderTop: `1px solid ${color.controlLine}`,
      "&::before": { display: "none" },
    },
  },
};

export const fragment = graphql`
  fragment EngagementSteps on Engagement {
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
