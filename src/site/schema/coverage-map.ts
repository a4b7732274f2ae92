/** The world map of the about page, with a pin for each place, computed at build time. */
import { geoNaturalEarth1, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import landTopology from "world-atlas/land-110m.json";

export interface Place {
  readonly name: string;
  /** In degrees. */
  readonly latitude: number;
  /** In degrees. */
  readonly longitude: number;
}

export interface CoverageMap {
  /** The size of the SVG view box, the unit of all coordinates. */
  readonly width: number;
  readonly height: number;
  /** SVG path data. */
  readonly land: string;
  readonly pins: readonly { readonly name: string; readonly x: number; readonly y: number }[];
}

export const coverageMapTypeDefs = `
type CoverageMap {
  width: Int!
  height: Int!
  land: String!
  pins: [CoveragePin!]!
}

type CoveragePin {
  name: String!
  x: Int!
  y: Int!
}`;

const width = 1600;
/** In square degrees. Smaller details of the coastline are dropped to save bytes. */
const smallestDetail = 0.7;
/** Leaves out Antarctica, which would fill a fifth of the height. */
const southernmostLatitude = -60;

/** Projects the outline of the land, and the places as pins on it. */
export function coverageMap(places: readonly Place[]): CoverageMap {
  const land = landOutline();
  const projection = geoNaturalEarth1().fitWidth(width, land);
  const path = geoPath(projection).digits(0);
  const [, [, bottom]] = path.bounds(land);
  return {
    width,
    height: Math.round(bottom),
    land: path(land) ?? "",
    pins: places.flatMap(({ name, longitude, latitude }) => {
      const point = projection([longitude, latitude]);
      return point ? [{ name, x: Math.round(point[0]), y: Math.round(point[1]) }] : [];
    }),
  };
}

function landOutline() {
  const topology = simplify(presimplify(landTopology), smallestDetail);
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates : [],
  );
  const coordinates = polygons.filter((polygon) =>
    polygon.flat().some(([, latitude = 0]) => latitude > southernmostLatitude),
  );
  return { type: "MultiPolygon" as const, coordinates };
}
