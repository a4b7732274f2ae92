/** The map of the about page, with a pin for each place, computed at build time. */
import { geoArea, geoNaturalEarth1, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import landTopology from "world-atlas/land-50m.json";

export type Place = Pick<Queries.CoveragePlace, "name" | "latitude" | "longitude" | "nameSide">;

export const coverageMapTypeDefs = `
type CoverageMap {
  width: Int!
  height: Int!
  land: String!
  pins: [CoveragePin!]!
}

type CoveragePin {
  name: String!
  nameSide: NameSide!
  x: Int!
  y: Int!
}`;

const width = 1000;
const height = 650;
const frame: [[number, number], [number, number]] = [
  [0, 0],
  [width, height],
];
/** The degrees from the outermost places to the edge of the map: so far that a reader recognizes the coasts. */
const margin = { west: 14, east: 18, south: 19, north: 10 };
/** The smallest detail, in square units of the map. Smaller islands and details of the coast are dropped to save bytes. */
const smallestDetail = 2.5;

/** Projects the outline of the land around the places, and the places as pins on it. */
export function coverageMap(places: readonly Place[]): Queries.CoverageMap {
  if (places.length === 0) return { width, height, land: "", pins: [] };
  const longitudes = places.map(({ longitude }) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const projection = geoNaturalEarth1().rotate([-middle, 0]);
  const coordinates = places.flatMap((place) => cornersAround(place, middle));
  projection.fitExtent(frame, { type: "MultiPoint", coordinates }).clipExtent(frame);
  const path = geoPath(projection).digits(0);
  /** The smallest detail in square degrees, at the map's scale in its middle. */
  const detail = smallestDetail * (180 / Math.PI / projection.scale()) ** 2;
  const pins = places.flatMap(({ name, nameSide, longitude, latitude }) => {
    const point = projection([longitude, latitude]);
    return point ? [{ name, nameSide, x: Math.round(point[0]), y: Math.round(point[1]) }] : [];
  });
  return { width, height, land: path(landOutline(detail)) ?? "", pins };
}

/** The south-western and the north-eastern corner around a place, within the world as seen from the middle. */
function cornersAround({ longitude, latitude }: Place, middle: number): [number, number][] {
  return [
    [Math.max(longitude - margin.west, middle - 179), Math.max(latitude - margin.south, -60)],
    [Math.min(longitude + margin.east, middle + 179), Math.min(latitude + margin.north, 84)],
  ];
}

let land: typeof landTopology | undefined;

/** Natural Earth's land at a scale of 1:50 million, with details in square degrees. */
function landOutline(detail: number) {
  land ??= presimplify(landTopology);
  const topology = simplify(land, detail);
  const squareDegree = (Math.PI / 180) ** 2;
  const coordinates = feature(topology, topology.objects.land)
    .features.flatMap(({ geometry }) =>
      geometry.type === "MultiPolygon" ? geometry.coordinates : [],
    )
    .filter(
      (polygon) => geoArea({ type: "Polygon", coordinates: polygon }) > 2 * detail * squareDegree,
    );
  return { type: "MultiPolygon" as const, coordinates };
}
