import type { CSSObject } from "@emotion/react";
import { color, fontSize, media, mirrored } from "../theme/style";

interface DaySpanProps {
  first: number;
  last: number;
  total: number;
  className?: string;
}

/** A line for the days of one step, on an edge of its container, whose width stands for all days. By default the upper edge. */
export function DaySpan({ first, last, total, className }: DaySpanProps) {
  const at = (day: number) => `${(100 * day) / total}%`;
  return (
    <svg aria-hidden="true" className={className} css={span}>
      <line x1={at(first - 1)} x2={at(last)} />
    </svg>
  );
}

/** Ticks at day 0 and at these days, on the edge that has the spans. Labels stand above them. */
export function DayTicks(props: { days: readonly number[]; total: number; isLabelled: boolean }) {
  const { days, total, isLabelled } = props;
  return (
    <svg aria-hidden="true" css={[span, ticks]}>
      <Ticks days={days} total={total} from={-5} to={6} label={isLabelled ? -16 : null} />
    </svg>
  );
}

interface TicksProps {
  days: readonly number[];
  total: number;
  /** The heights of their ends and of the baseline of their labels. */
  from: number;
  to: number;
  label: number | string | null;
}

/** The ticks of day 0 and of these days, within an SVG. */
export function Ticks({ days, total, from, to, label }: TicksProps) {
  return [0, ...days].map((day, index) => {
    const x = `${(100 * day) / total}%`;
    return (
      <g key={index}>
        <line x1={x} x2={x} y1={from} y2={to} />
        {label !== null && (
          <text x={x} y={label} textAnchor={day === 0 ? "start" : day === total ? "end" : "middle"}>
            {day}
          </text>
        )}
      </g>
    );
  });
}

export const dayText: CSSObject = {
  stroke: "none",
  fill: color.textMuted,
  // However large the visitor's text is, the days of a phone's scale stay apart.
  fontSize: `min(${fontSize.label}, 4.5vw)`,
  fontVariantNumeric: "tabular-nums",
  // Mirrored back in its place, so that it can be read. Its anchors assume text from left to right.
  ...mirrored,
  direction: "ltr",
  transformBox: "fill-box",
  transformOrigin: "center",
  [media.forcedColors]: { fill: "CanvasText" },
};

const span: CSSObject = {
  ...mirrored,
  position: "absolute",
  top: 0,
  insetInlineStart: 0,
  width: "100%",
  height: 1,
  overflow: "visible",
  stroke: color.brand,
  strokeWidth: 6,
  [media.forcedColors]: { stroke: "CanvasText" },
};

const ticks: CSSObject = { strokeWidth: 1, "& text": dayText };
