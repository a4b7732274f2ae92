import { graphql } from "gatsby";
import { color, font, fontWeight, media, radius } from "../theme/style";

/** In units of the map. */
const pinFontSize = 15;

interface CoverageMapProps extends Queries.CoverageMapFragment {
  alt: string;
}

/** An outline of the land with numbered pins in its centre. Phones show the middle of it, at the same scale. */
export function CoverageMap({ width, height, land, pins, alt }: CoverageMapProps) {
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
        [media.medium]: { aspectRatio: "2" },
      }}
    >
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
    </svg>
  );
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
