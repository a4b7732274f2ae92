import { graphql } from "gatsby";
import { color, font, fontWeight, media, radius } from "../theme/style";

/** In units of the map. */
const pinFontSize = 15;

interface CoverageMapProps extends Queries.CoverageMapFragment {
  alt: string;
}

/**
 * An outline of the world with numbered pins in its centre. On phones it is larger, so that
 * neighbouring pins do not overlap.
 */
export function CoverageMap({ width, height, land, pins, alt }: CoverageMapProps) {
  const { x, y } = centre(pins);
  const zoomToPins = (scale: number) =>
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
        "& > g": { transform: zoomToPins(1.4) },
        [media.medium]: { aspectRatio: "2", "& > g": { transform: zoomToPins(1.35) } },
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
              css={{
                fontFamily: font.text,
                fontSize: pinFontSize,
                fontWeight: fontWeight.semibold,
              }}
            >
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The centre of the bounding box of all pins. */
function centre(pins: Queries.CoverageMapFragment["pins"]): { x: number; y: number } {
  const halfway = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: halfway(pins.map((pin) => pin.x)), y: halfway(pins.map((pin) => pin.y)) };
}

export const fragment = graphql`
  fragment CoverageMap on CoverageMap {
    width
    height
    land
    pins {
      name
      x
      y
    }
  }
`;
