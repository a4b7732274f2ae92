import { type CSSObject, keyframes } from "@emotion/react";
import { color, forward, media, mirrored, space } from "../theme/style";
import { dayText, Ticks } from "./day-marks";

/** The ball of the pictures, in CSS pixels. */
export const ballSize = 22;
const ballRadius = ballSize / 2;

interface DayScaleProps {
  /** The days that it marks beside day 0, in order. The last two are the ends of the thick part. */
  days: readonly number[];
  /** The first day of each of the columns below the scale, which have equal widths. A hairline leads to each. */
  columnsFrom?: readonly number[];
  className?: string;
}

/**
 * A scale of days and the ball, which travels to its end while the page scrolls. Hidden from assistive technology: the text
 * beside it says the same. Places are attributes: styles would need a hash in the policy for each service's page.
 */
export function DayScale({ days, columnsFrom, className }: DayScaleProps) {
  const total = days.at(-1) ?? 0;
  const at = (day: number) => `${(100 * day) / total}%`;
  const line = (
    <>
      <line x2="100%" y1={ballRadius} y2={ballRadius} />
      <line
        data-scale="filled"
        x1={at(days.at(-2) ?? 0)}
        x2="100%"
        y1={ballRadius}
        y2={ballRadius}
      />
    </>
  );
  return (
    <div aria-hidden="true" className={className} css={[scale, columnsFrom && labelsAbove]}>
      <svg css={drawing}>
        {line}
        <Ticks
          days={days}
          total={total}
          from={ballRadius - 6}
          to={ballRadius + 6}
          label={columnsFrom ? -10 : "2.75rem"}
        />
      </svg>
      {columnsFrom && (
        <svg css={[drawing, hairlines]}>
          {columnsFrom.map((first, index) => (
            <line
              key={index}
              x1={at(first - 1)}
              x2={`${(100 * index) / columnsFrom.length}%`}
              y2="100%"
            />
          ))}
        </svg>
      )}
      <div css={inkWindow}>
        <div>
          <svg css={[drawing, ink]}>{line}</svg>
        </div>
      </div>
      <div css={traveller} />
    </div>
  );
}

const scale: CSSObject = { position: "relative", viewTimelineName: "--scale" };

const drawing: CSSObject = {
  ...mirrored,
  width: "100%",
  height: space(6),
  // The first and the last line are half outside.
  overflow: "visible",
  color: color.controlLine,
  "& line": { stroke: "currentColor", strokeWidth: 2 },
  "& [data-scale=filled]": { color: color.line, strokeWidth: 8 },
  "& text": dayText,
  // Forced colours leave those of an SVG alone.
  [media.forcedColors]: { "&, & [data-scale=filled]": { color: "CanvasText" } },
};

const labelsAbove: CSSObject = {
  paddingTop: space(3.5),
  "--ruler": space(3.5),
  "& > svg:first-of-type": { height: ballSize },
  "& svg [data-scale=filled]": { strokeWidth: 12 },
};

/** Lines from the ticks to the columns below. */
const hairlines: CSSObject = {
  height: space(9),
  // The lines begin at the feet of the ticks, which end above the space for the ball.
  marginTop: 6 - ballRadius,
  "& line": { strokeWidth: 1 },
};

const travel = keyframes({ from: { translate: forward(`(${ballSize}px - 100%)`) } });
const uncover = keyframes({ from: { translate: forward("-100%") } });
const stay = keyframes({ from: { translate: forward("100%") } });

/** Runs an animation as the element with `viewTimelineName: "--scale"` passes through this range of the screen. */
export const animateWhileScrolling = (
  animation: ReturnType<typeof keyframes>,
  animationRange = "entry 100% cover 55%",
) => ({
  [media.motion]: {
    "@supports (animation-timeline: view())": {
      animation: `${animation} linear both`,
      animationTimeline: "--scale",
      animationRange,
    },
  },
});

/** Uncovers the inked line as far as the ball: the window moves with the ball, and the line in it moves back. */
const inkWindow: CSSObject = {
  position: "absolute",
  insetInline: 0,
  top: "var(--ruler, 0px)",
  overflow: "hidden",
  pointerEvents: "none",
  ...animateWhileScrolling(uncover),
  "& > div": animateWhileScrolling(stay),
};

const ink: CSSObject = {
  height: ballSize,
  color: color.brand,
  "& line": { strokeWidth: 4 },
  "& [data-scale=filled]": { color: "inherit", strokeWidth: 8 },
  [media.forcedColors]: { color: "CanvasText" },
};

/** A ball at the end of an element, drawn by its border, which forced colours keep. */
export const ballAtEnd: CSSObject = {
  position: "absolute",
  pointerEvents: "none",
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    insetInlineEnd: 0,
    bottom: 0,
    width: ballSize,
    height: ballSize,
    borderRadius: "50%",
  },
  "&::before": { border: `${ballRadius}px solid ${color.ball}` },
  "&::after": {
    background: "radial-gradient(circle at 35% 28%, rgb(255 255 255 / 45%), transparent 60%)",
  },
};

/** The ball moves from day 0 to the last day. Its middle points at a day. */
const traveller: CSSObject = {
  ...ballAtEnd,
  insetInline: -ballRadius,
  top: "var(--ruler, 0px)",
  height: ballSize,
  ...animateWhileScrolling(travel),
};
