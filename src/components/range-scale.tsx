import { keyframes } from "@emotion/react";
import { color, fontSize, media, radius, space } from "../theme/style";
import type { Range } from "./parse-range";

/** The radius of the ball, which is all border, because paper and forced colours drop backgrounds. */
const ball = "0.6875rem";

/**
 * A scale from 0 to the end of a range, with the range filled. The red ball of the pictures travels it while the
 * page scrolls, and rests at its end where it cannot. Hidden from assistive technology: the figure above it says it.
 */
export function RangeScale({ from, to }: Range) {
  const start = `${(from / to) * 100}%`;
  return (
    <div aria-hidden="true" css={{ maxWidth: "30rem", paddingRight: ball }}>
      <div
        css={{
          position: "relative",
          height: space(4),
          borderBottom: `2px solid ${color.controlLine}`,
        }}
      >
        <span
          css={{
            position: "absolute",
            inset: `auto 0 -4px ${start}`,
            borderTop: `6px solid ${color.accent}`,
            borderRadius: radius.round,
          }}
        />
        <span css={traveller}>
          <span css={ballStyle} />
        </span>
      </div>
      <div css={numbers}>
        <span>0</span>
        <span css={{ position: "absolute", left: start, transform: "translateX(-50%)" }}>
          {from}
        </span>
        <span css={{ marginRight: `calc(-1 * ${ball})` }}>{to}</span>
      </div>
    </div>
  );
}

const travel = keyframes({ from: { transform: "translateX(-100%)" } });

/** As long as the scale, with the ball at its end: moved back by its own length, the ball is at 0. */
const traveller = {
  position: "absolute",
  inset: 0,
  [media.motion]: {
    "@supports (animation-timeline: view())": {
      animation: `${travel} linear both`,
      animationTimeline: "view()",
      animationRange: "entry 100% cover 55%",
    },
  },
  [media.print]: { animation: "none" },
} as const;

const ballStyle = {
  position: "absolute",
  right: `calc(-1 * ${ball})`,
  // It lies on the filled part.
  bottom: 2,
  border: `${ball} solid ${color.accent}`,
  borderRadius: radius.round,
  "&::after": {
    content: '""',
    position: "absolute",
    inset: `calc(-1 * ${ball})`,
    borderRadius: radius.round,
    background: "radial-gradient(circle at 35% 28%, rgb(255 255 255 / 45%), transparent 60%)",
  },
} as const;

const numbers = {
  position: "relative",
  display: "flex",
  justifyContent: "space-between",
  marginTop: space(1),
  color: color.textMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
} as const;
