/** Computes the map of the about page at build time: coastlines, and a pin for each place. */
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
/** Degrees between the outermost places and the edge of the map: enough to recognize the coasts. */
const margin = { west: 14, east: 18, south: 19, north: 10 };
/** In square units of the map. Smaller islands and details of the coast are dropped to save bytes. */
const minArea = 2.5;

/** Projects the outline of the land around the places, and the places as pins on it. */
export function createCoverageMap(places: readonly Place[]): Queries.CoverageMap {
  if (places.length === 0) return { width, height, land: "", pins: [] };
  const longitudes = places.map(({ longitude }) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const projection = geoNaturalEarth1().rotate([-middle, 0]);
  const coordinates = places.flatMap((place) => findCorners(place, middle));
  projection.fitExtent(frame, { type: "MultiPoint", coordinates }).clipExtent(frame);
  const path = geoPath(projection).digits(0);
  /** The same in square degrees, at the scale of the map's middle. */
  const minDegrees = minArea * (180 / Math.PI / projection.scale()) ** 2;
  const pins = places.flatMap(({ name, nameSide, longitude, latitude }) => {
    const point = projection([longitude, latitude]);
    return point ? [{ name, nameSide, x: Math.round(point[0]), y: Math.round(point[1]) }] : [];
  });
  return { width, height, land: path(simplifyLand(minDegrees)) ?? "", pins };
}

/** Returns the south-western and north-eastern corners of the area around a place that the map must show. */
function findCorners({ longitude, latitude }: Place, middle: number): [number, number][] {
  return [
    [Math.max(longitude - margin.west, middle - 179), Math.max(latitude - margin.south, -60)],
    [Math.min(longitude + margin.east, middle + 179), Math.min(latitude + margin.north, 84)],
  ];
}

let presimplifiedLand: typeof landTopology | undefined;

/** Returns Natural Earth's land (1:50 million) without details smaller than this, in square degrees. */
function simplifyLand(minDegrees: number) {
  presimplifiedLand ??= presimplify(landTopology);
  const topology = simplify(presimplifiedLand, minDegrees);
  const squareDegree = (Math.PI / 180) ** 2;
  const coordinates = feature(topology, topology.objects.land)
    .features.flatMap(({ geometry }) =>
      geometry.type === "MultiPolygon" ? geometry.coordinates : [],
    )
    .filter(
      (polygon) =>
        geoArea({ type: "Polygon", coordinates: polygon }) > 2 * minDegrees * squareDegree,
    );
  return { type: "MultiPolygon" as const, coordinates };
}
