import { graphql } from "gatsby";
import { color, fontWeight, media } from "../theme/style";

/** An outline of the land with numbered pins, which are as large on a phone as elsewhere. */
export function CoverageMap(props: Queries.CoverageMapFragment & { alt: string }) {
  const { width, height, land, pins, alt } = props;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      css={{
        width: "100%",
        "& g g g": {
          transform: "scale(2.4)",
          [media.small]: { transform: "scale(1.4)" },
          [media.wide]: { transform: "none" },
        },
      }}
    >
      <path d={land} fill={color.line} />
      {/* The list below has the numbers, too. */}
      <g aria-hidden="true">
        {pins.map((pin, index) => (
          <g key={pin.name} transform={`translate(${pin.x} ${pin.y})`}>
            <g>
              <circle r={13} fill={color.accent} stroke={color.raised} strokeWidth={2} />
              <text
                textAnchor="middle"
                dy="0.35em"
                fill={color.onAccent}
                // In units of the map.
                css={{ fontSize: 15, fontWeight: fontWeight.semibold }}
              >
                {index + 1}
              </text>
            </g>
          </g>
        ))}
      </g>
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
