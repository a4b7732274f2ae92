import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { CoverageMap } from "./coverage-map";
import { Embed } from "../../blocks/embed";
import { Heading } from "../../components/heading";
import { actionLink, mutedLabel } from "../../components/shared-styles";
import { RunningText } from "../../components/running-text";
import { Section } from "../../components/section";
import { fillTemplate } from "../../lib/fill-template";
import { color, columns, fontSize, fontWeight, media, space } from "../../theme/style";

/** Where the consultancy works. The embedded map shows all places until one is chosen, which it then marks. */
export function Coverage({ aboutUsPage, labels }: Queries.CoverageFragment) {
  const [chosenIndex, setChosenIndex] = useState<number | null>(null);
  const [isMapShown, setMapShown] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  if (!aboutUsPage.coverage) return null;
  const { number, heading, lead, places, showPlace, mapAlt, map, worldMap } = aboutUsPage.coverage;
  const chosenPlace = chosenIndex === null ? undefined : places[chosenIndex];

  return (
    <Section lists={[places]} intro={{ number, heading, lead }} tone="sunken">
      <div css={mapAndPlaces}>
        <div ref={frame}>
          <Embed
            embed={chosenPlace ? markOnMap(map, chosenPlace) : map}
            labels={labels}
            isDark
            isShown={isMapShown}
            onToggle={(isShown) => {
              setMapShown(isShown);
              setChosenIndex(null);
            }}
          >
            <CoverageMap {...worldMap} alt={mapAlt} />
          </Embed>
        </div>
        <ol css={{ display: "grid" }}>
          {places.map(({ name, description }, index) => (
            <li key={index} css={placeStyle}>
              <Heading
                level={3}
                css={{ fontSize: fontSize.body, fontVariantNumeric: "tabular-nums" }}
              >
                <span css={{ marginInlineEnd: "0.25em", color: color.textMuted }}>{index + 1}</span>{" "}
                <span>{name}</span>
              </Heading>
              <p css={placeText}>
                <RunningText text={description} />
              </p>
              <button
                type="button"
                data-print="hidden"
                aria-pressed={index === chosenIndex}
                onClick={() => {
                  setChosenIndex(index === chosenIndex ? null : index);
                  setMapShown(true);
                  frame.current?.scrollIntoView({ block: "nearest" });
                }}
                css={showButton}
              >
                {fillTemplate(showPlace, { name })}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** A map of OpenStreetMap with a marker on a place, given in degrees: the city and the country around it. */
function markOnMap(
  map: Queries.EmbedFragment,
  { longitude, latitude }: Pick<Queries.CoveragePlace, "longitude" | "latitude">,
) {
  const frame = new URL(map.embedUrl);
  const corners = [longitude - 3, latitude - 1.5, longitude + 3, latitude + 1.5];
  frame.searchParams.set("bbox", corners.map((degrees) => degrees.toFixed(4)).join());
  frame.searchParams.set("marker", `${latitude},${longitude}`);
  const link = new URL(map.linkUrl);
  link.searchParams.set("mlat", String(latitude));
  link.searchParams.set("mlon", String(longitude));
  link.hash = `map=8/${latitude}/${longitude}`;
  return { ...map, embedUrl: frame.href, linkUrl: link.href };
}

const mapAndPlaces: CSSObject = {
  // The map and the places in one screen.
  ...columns(2, 1),
  gap: `${space(4)} ${space(6)}`,
};

/** A place: the button stands beside its name, and on tablets the text between them. */
const placeStyle: CSSObject = {
  display: "grid",
  gridTemplate: `"name button" "text text" / minmax(0, 1fr) fit-content(60%)`,
  alignItems: "center",
  // Beside the map, few places are higher than their words, which stay together.
  alignContent: "start",
  columnGap: space(2),
  paddingBlockEnd: space(1.5),
  borderTop: `1px solid ${color.line}`,
  [media.tablet]: {
    gridTemplate: `"name text button" / minmax(0, 2fr) minmax(0, 4fr) minmax(0, 2fr)`,
    paddingBlock: space(1.5),
  },
};

const placeText: CSSObject = {
  ...mutedLabel,
  gridArea: "text",
  // The button beside the name is higher than that.
  marginTop: space(-0.75),
  [media.tablet]: { marginTop: 0 },
};

const showButton: CSSObject = {
  ...actionLink,
  gridArea: "button",
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  textAlign: "start",
  textDecoration: "underline 1px",
  textUnderlineOffset: "0.2em",
  "&[aria-pressed=true]": { textDecorationThickness: "3px" },
  [media.withoutScripts]: { display: "none" },
};

export const fragment = graphql`
  fragment Coverage on Query {
    aboutUsPage {
      coverage {
        number
        heading
        lead
        places {
          name
          latitude
          longitude
          description
        }
        showPlace
        mapAlt
        map {
          ...Embed
        }
        worldMap {
          ...CoverageMap
        }
      }
    }
    ...EmbedLabels
  }
`;
