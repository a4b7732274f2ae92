import { color, font, fontWeight, media, radius } from "../theme/style";

interface Pin {
  name: string;
  x: number;
  y: number;
}

interface CoverageMapProps {
  width: number;
  height: number;
  /** The outline of the land, as SVG path data. */
  land: string;
  pins: readonly Pin[];
  alt: string;
}

/**
 * A world outline with numbered pins, in the theme's colours, drawn around the pins. Phones come
 * closer, so that neighbours stay apart.
 */
export function CoverageMap({ width, height, land, pins, alt }: CoverageMapProps) {
  const { x, y } = middle(pins);
  const closer = (scale: number) =>
    `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      css={{
        width: "100%",
        aspectRatio: "1",
        borderRadius: radius.card,
        border: `1px solid ${color.line}`,
        background: color.raised,
        "& > g": { transform: closer(1.4) },
        [media.medium]: { aspectRatio: "2", "& > g": { transform: closer(1.35) } },
      }}
    >
      <g>
        <path d={land} fill={color.line} />
        {pins.map((pin, index) => (
          <g key={pin.name} transform={`translate(${pin.x} ${pin.y})`}>
            <circle r={13} fill={color.accent} stroke={color.raised} strokeWidth={2} />
            <text
              textAnchor="middle"
              dy="0.35em"
              fill={color.onAccent}
              css={{ fontFamily: font.text, fontSize: 15, fontWeight: fontWeight.semibold }}
            >
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The middle of the box around all pins. */
function middle(pins: readonly Pin[]): { x: number; y: number } {
  const halfway = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: halfway(pins.map((pin) => pin.x)), y: halfway(pins.map((pin) => pin.y)) };
}
