import { keyframes } from "@emotion/react";
import { color, fontSize, media, space } from "../theme/style";

/** In CSS pixels. */
const ball = 20;
const middle = ball / 2;

/**
 * Steps at their true length on one scale of days, with the red ball of the pictures at its end. Where the browser can,
 * the ball travels there while the scale scrolls into view. The text says the same, so assistive technology skips it.
 * The lengths are attributes of an SVG: as styles they would give each service's page a hash of its own in the
 * security policy.
 * @param lengths the days that each step takes
 */
export function DayScale({ lengths }: { lengths: readonly number[] }) {
  const ends = lengths.map((_, index) => sum(lengths.slice(0, index + 1)));
  const total = sum(lengths);
  return (
    <div aria-hidden="true" css={scale}>
      <svg css={drawing}>
        <line x2="100%" y1={middle} y2={middle} strokeWidth={4} />
        {ends.map((end) => {
          const x = `${(100 * end) / total}%`;
          return (
            <g key={end}>
              <line x1={x} x2={x} y1={middle - 6} y2={middle + 6} strokeWidth={2} />
              <text x={x} y="2.5rem">
                {end}
              </text>
            </g>
          );
        })}
      </svg>
      <div css={traveller} />
    </div>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const scale = { position: "relative", marginBottom: space(6) } as const;

const drawing = {
  display: "block",
  width: "100%",
  height: "2.75rem",
  // The last line is half outside.
  overflow: "visible",
  color: color.brand,
  "& line": { stroke: "currentColor" },
  "& text": {
    fill: "currentColor",
    color: color.textMuted,
    fontSize: fontSize.label,
    textAnchor: "end",
  },
  // Forced colours leave those of an SVG alone.
  "@media (forced-colors: active)": { "&, & text": { color: "CanvasText" } },
} as const;

const travel = keyframes({ from: { transform: `translateX(calc(${ball}px - 100%))` } });

/** From day 0 to the last day, with the ball at its end, drawn by its border, which print and forced colours keep. */
const traveller = {
  position: "absolute",
  // The middle of the ball is what points at a day.
  insetInline: -middle,
  top: 0,
  pointerEvents: "none",
  "&::after": {
    content: '""',
    display: "block",
    width: 0,
    marginInlineStart: "auto",
    border: `${ball / 2}px solid ${color.accent}`,
    borderRadius: "50%",
  },
  [media.motion]: {
    "@supports (animation-timeline: view())": {
      animation: `${travel} linear both`,
      animationTimeline: "view()",
      animationRange: "entry 100% cover 60%",
    },
  },
  [media.print]: { animation: "none" },
} as const;
