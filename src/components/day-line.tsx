import { keyframes } from "@emotion/react";
import { color } from "../theme/style";
import { ball, ballAtEnd, whileScrolling } from "./day-scale";

/** An upright line of days that the ball inks as the page scrolls. Hidden from assistive technology: the text says them. */
export function DayLine({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={className} css={line}>
      <div css={ink} />
      <div css={traveller} />
    </div>
  );
}

const fall = keyframes({ from: { translate: `0 calc(${ball}px - 100%)` } });
const grow = keyframes({ from: { scale: "1 0" } });

const line = {
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  width: ball,
  viewTimelineName: "--scale",
  // What is read is a little below the middle of the screen.
  viewTimelineInset: "60% 40%",
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: ball / 2 - 1,
    borderInlineStart: `2px solid ${color.controlLine}`,
  },
} as const;

const ink = {
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: ball / 2 - 2,
  borderInlineStart: `4px solid ${color.brand}`,
  transformOrigin: "top",
  ...whileScrolling(grow, "cover 0% cover 100%"),
} as const;

const traveller = {
  ...ballAtEnd,
  inset: 0,
  ...whileScrolling(fall, "cover 0% cover 100%"),
} as const;
