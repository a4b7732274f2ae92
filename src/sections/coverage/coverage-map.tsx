import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { below, color, displayWeight, font, fontWeight, media, radius } from "../../theme/style";

/** An outline of the land with a numbered and named pin for each place. */
export function CoverageMap(props: Queries.CoverageMapFragment & { alt: string }) {
  const { width, height, land, pins, alt } = props;
  return (
    <div dir="ltr" data-dark="" css={ground}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt} css={coast}>
        <path d={land} css={relief} />
      </svg>
      {/* The list has the numbers and names, too. */}
      <div aria-hidden="true">
        {pins.map(({ name, nameSide, x, y }, index) => (
          <div
            key={index}
            css={{ "--x": `${(100 * x) / width}%`, "--y": `${(100 * y) / height}%` }}
          >
            <span css={[mapPosition, pinStyle]}>{index + 1}</span>
            <span css={[mapPosition, nameStyle, nameSideStyle(nameSide)]}>{name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

const phones = `@media ${below("small")}`;

/** The sea, lit from above as in the pictures. */
const ground: CSSObject = {
  position: "relative",
  alignSelf: "start",
  overflow: "hidden",
  background: `radial-gradient(at 60% 0, ${color.band}, transparent 75%) ${color.pictureShade}`,
  color: color.text,
};

/** On phones the button stands below it, where its lower edge would be seen. */
const coast: CSSObject = {
  width: "100%",
  [phones]: { maskImage: "linear-gradient(black 75%, transparent)" },
};

const relief: CSSObject = {
  fill: color.line,
  stroke: "rgb(255 255 255 / 18%)",
  filter: "drop-shadow(0 8px 8px rgb(0 0 0 / 45%))",
  // Forced colours leave those of an SVG alone, and the names on it would have little contrast.
  [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" },
};

const mapPosition: CSSObject = {
  position: "absolute",
  insetInlineStart: "var(--x)",
  top: "var(--y)",
};

// Names on the drawing are in pixels, because larger ones would cover each other. Those of the list grow.
const pinStyle: CSSObject = {
  display: "grid",
  placeItems: "center",
  width: 20,
  height: 20,
  [media.small]: { width: 22, height: 22 },
  border: "1px solid transparent",
  borderRadius: radius.round,
  // A ball, as on the globe.
  background: `radial-gradient(circle at 35% 25%, rgb(255 255 255 / 40%), transparent 55%) ${color.highlight} border-box`,
  boxShadow: "0 3px 6px rgb(0 0 0 / 55%)",
  color: color.onHighlight,
  fontSize: 12,
  fontWeight: fontWeight.semibold,
  lineHeight: 1,
  translate: "-50% -50%",
};

const pinDistance = "16px";
const maxNameWidth = "128px";

const centredName: CSSObject = {
  maxWidth: `min(${maxNameWidth}, 2 * var(--x), 2 * (100% - var(--x)))`,
  textAlign: "center",
};

/** A name on one side of its pin, no wider than the map has room there. West is at the left in every language. */
function nameSideStyle(side: Queries.NameSide): CSSObject {
  switch (side) {
    case "right":
      return {
        maxWidth: `min(${maxNameWidth}, 100% - var(--x) - ${pinDistance})`,
        translate: `${pinDistance} -50%`,
      };
    case "left":
      return {
        maxWidth: `min(${maxNameWidth}, var(--x) - ${pinDistance})`,
        translate: `calc(-100% - ${pinDistance}) -50%`,
        textAlign: "end",
      };
    case "above":
      return { ...centredName, translate: `-50% calc(-100% - ${pinDistance})` };
    case "below":
      return { ...centredName, translate: `-50% ${pinDistance}` };
  }
}

const nameStyle: CSSObject = {
  width: "max-content",
  fontFamily: font.display,
  fontSize: 15,
  fontWeight: displayWeight,
  lineHeight: "18px",
  unicodeBidi: "plaintext",
};

export const fragment = graphql`
  fragment CoverageMap on CoverageMap {
    width
    height
    land
    pins {
      name
      nameSide
      x
      y
    }
  }
`;
