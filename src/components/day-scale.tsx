import { keyframes } from "@emotion/react";
import { color, fontSize, forward, media, mirrored, space } from "../theme/style";

/** In CSS pixels. */
const ball = 22;
const middle = ball / 2;

interface DayScaleProps {
  /** The days that it marks beside day 0, in order. The last two are the ends of the thick part. */
  days: readonly number[];
  className?: string;
}

/**
 * A scale from day 0 on, whose steps have their true length, and the red ball of the pictures, which travels to its end
 * while the page scrolls. The text beside it says the same, so assistive technology skips it. The places are attributes
 * of an SVG: as styles they would give each service's page a hash of its own in the security policy.
 */
export function DayScale({ days, className }: DayScaleProps) {
  const total = days.at(-1) ?? 0;
  const at = (day: number) => `${(100 * day) / total}%`;
  return (
    <div
      aria-hidden="true"
      className={className}
      // The ball ends where the text beside it does.
      css={{ position: "relative", marginInlineEnd: middle, breakAfter: "avoid" }}
    >
      <svg css={drawing}>
        <line x2="100%" y1={middle} y2={middle} strokeWidth={2} />
        <line data-scale="filled" x1={at(days.at(-2) ?? 0)} x2="100%" y1={middle} y2={middle} />
        {[0, ...days].map((day) => (
          <g key={day}>
            <line x1={at(day)} x2={at(day)} y1={middle - 6} y2={middle + 6} strokeWidth={2} />
            <text x={at(day)} y="2.75rem">
              {day}
            </text>
          </g>
        ))}
      </svg>
      <div css={traveller} />
    </div>
  );
}

interface DaySpanProps {
  days: Pick<Queries.Days, "first" | "last">;
  total: number;
}

/** A line of all days on which those of one step are marked. Its text says the same. */
export function DaySpan({ days: { first, last }, total }: DaySpanProps) {
  const at = (day: number) => `${(100 * day) / total}%`;
  return (
    <svg
      aria-hidden="true"
      css={[drawing, { display: "block", height: 6, marginBottom: space(1.5) }]}
    >
      <line x2="100%" y1={3} y2={3} strokeWidth={1} />
      <line data-scale="filled" x1={at(first - 1)} x2={at(last)} y1={3} y2={3} />
    </svg>
  );
}

const drawing = {
  ...mirrored,
  width: "100%",
  height: space(6),
  // The first and the last line are half outside.
  overflow: "visible",
  color: color.controlLine,
  "& line": { stroke: "currentColor" },
  "& [data-scale=filled]": { color: color.accent, strokeWidth: 6 },
  "& text": {
    color: color.textMuted,
    fill: "currentColor",
    // However large the visitor's text is, the days of a phone's scale stay apart.
    fontSize: `min(${fontSize.label}, 4.5vw)`,
    fontVariantNumeric: "tabular-nums",
    textAnchor: "middle",
    // Mirrored once more, in its place, so that it can be read.
    ...mirrored,
    transformBox: "fill-box",
    transformOrigin: "center",
  },
  // Forced colours leave those of an SVG alone.
  "@media (forced-colors: active)": {
    "&, & [data-scale=filled]": { color: "CanvasText" },
    "& text": { fill: "CanvasText" },
  },
} as const;

const travel = keyframes({ from: { translate: forward(`(${ball}px - 100%)`) } });

/** From day 0 to the last day, with the ball at its end, drawn by its border, which print and forced colours keep. */
const traveller = {
  position: "absolute",
  // The middle of the ball is what points at a day.
  insetInline: -middle,
  top: 0,
  height: ball,
  pointerEvents: "none",
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    insetInlineEnd: 0,
    width: ball,
    height: ball,
    borderRadius: "50%",
  },
  "&::before": { border: `${middle}px solid ${color.accent}` },
  "&::after": {
    background: "radial-gradient(circle at 35% 28%, rgb(255 255 255 / 45%), transparent 60%)",
  },
  [media.motion]: {
    "@supports (animation-timeline: view())": {
      animation: `${travel} linear both`,
      animationTimeline: "view()",
      animationRange: "entry 100% cover 60%",
    },
  },
  // Paper would show the light as a white disc.
  [media.print]: { animation: "none", "&::after": { display: "none" } },
} as const;
