import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { useCallback, useRef, useState } from "react";
import { CoverageMap } from "../blocks/coverage-map";
import { Embed } from "../blocks/embed";
import { Card, CardGrid } from "../components/card-grid";
import { actionLink } from "../components/looks";
import { Section } from "../components/section";
import { fillTemplate } from "../lib/fill-template";
import { below, color, fontSize, from, media, space } from "../theme/style";

/** Where the consultancy works. A chosen place shows on the service's map, which can mark only one at a time. */
export function Coverage({ aboutUsPage, labels }: Queries.CoverageFragment) {
  const { places, showPlace, mapAlt, map, worldMap, ...intro } = aboutUsPage.coverage;
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = chosen === null ? undefined : places[chosen];
  const frame = useRef<HTMLDivElement>(null);
  const toggle = useCallback(
    (isShown: boolean) => setChosen((current) => (isShown ? (current ?? 0) : null)),
    [],
  );

  return (
    <Section lists={[places]} intro={intro} tone="sunken">
      <div ref={frame} data-print="hidden">
        <Embed
          embed={shown ? markedMap(map, shown) : map}
          labels={labels}
          isShown={shown !== undefined}
          onToggle={toggle}
        >
          <CoverageMap {...worldMap} alt={mapAlt} />
        </Embed>
      </div>
      <CardGrid isOrdered minColumn={10} css={{ gap: space(3), marginTop: space(5) }}>
        {places.map(({ name, description }, index) => (
          <Card
            key={name}
            title={
              <>
                <span css={{ marginInlineEnd: "0.25em", color: color.textMuted }}>{index + 1}</span>{" "}
                <span>{name}</span>
              </>
            }
            description={description}
            // So that names of two words fit into five columns.
            css={{ "& h3": { [narrowColumns]: { fontSize: fontSize.cardTitle } } }}
          >
            <button
              type="button"
              aria-pressed={index === chosen}
              onClick={() => {
                setChosen(index === chosen ? null : index);
                frame.current?.scrollIntoView({ block: "nearest" });
              }}
              css={showButton}
            >
              {fillTemplate(showPlace, { name })}
            </button>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

type Place = Record<"longitude" | "latitude", number>;

/** In degrees, from a place to the edges of its map: the city and the country around it. */
const reach: Place = { longitude: 3, latitude: 1.5 };

/** A map of OpenStreetMap with a marker on a place, whose longitude and latitude are in degrees. */
function markedMap(map: Queries.EmbedFragment, { longitude, latitude }: Place) {
  const frame = new URL(map.embedUrl);
  const corners = [-1, 1].flatMap((side) => [
    longitude + side * reach.longitude,
    latitude + side * reach.latitude,
  ]);
  frame.searchParams.set("bbox", corners.map((degrees) => degrees.toFixed(4)).join());
  frame.searchParams.set("marker", `${latitude},${longitude}`);
  const link = new URL(map.linkUrl);
  link.searchParams.set("mlat", String(latitude));
  link.searchParams.set("mlon", String(longitude));
  link.hash = `map=8/${latitude}/${longitude}`;
  return { ...map, embedUrl: frame.href, linkUrl: link.href };
}

const narrowColumns = `@media ${from("wide")} and ${below("widest")}`;

const showButton: CSSObject = {
  ...actionLink,
  alignSelf: "start",
  marginTop: "auto",
  alignItems: "end",
  fontSize: fontSize.label,
  [narrowColumns]: { fontSize: fontSize.small },
  textAlign: "start",
  textDecoration: "underline",
  textDecorationThickness: "1px",
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
