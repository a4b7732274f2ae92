/** The map of the about page, with a pin for each place, computed at build time. */
import { geoArea, geoNaturalEarth1, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import landTopology from "world-atlas/land-110m.json";
import { relativePath } from "./relative-path";

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

/** The width of the whole world, in units of the map. */
const worldWidth = 1600;
/** The smallest part of the world to show, so that a reader recognizes it. Its height is half of it. */
const smallestWidth = 1040;
/** Between the outermost pins and the edge. */
const margin = 60;
/** In square degrees. Smaller islands and details of the coastline are dropped to save bytes. */
const smallestDetail = 1.5;
/** In steradians. */
const squareDegree = (Math.PI / 180) ** 2;
/** Leaves out Antarctica, which would fill a fifth of the height. */
const southernmostLatitude = -60;

/** Projects the outline of the land around the places, and the places as pins on it. */
export function coverageMap(places: readonly Place[]): CoverageMap {
  const land = landOutline();
  const projection = geoNaturalEarth1().fitWidth(worldWidth, land);
  const path = geoPath(projection).digits(0);
  const [, [, worldHeight]] = path.bounds(land);
  const { left, top, width, height } = viewAround(
    path.bounds({ type: "MultiPoint", coordinates: places.map(coordinatesOf) }),
    Math.round(worldHeight),
  );
  const [x, y] = projection.translate();
  projection.translate([x - left, y - top]).clipExtent([
    [0, 0],
    [width, height],
  ]);
  return {
    width,
    height,
    land: relativePath(path(withoutSmallIslands(land)) ?? ""),
    pins: places.flatMap((place) => {
      const point = projection(coordinatesOf(place));
      return point ? [{ name: place.name, x: Math.round(point[0]), y: Math.round(point[1]) }] : [];
    }),
  };
}

function coordinatesOf({ longitude, latitude }: Place): [number, number] {
  return [longitude, latitude];
}

/** The part of the world to show: twice as wide as high, with the pins in its centre; or all of it. */
function viewAround([[x0, y0], [x1, y1]]: [Corner, Corner], worldHeight: number) {
  const width = Math.max(smallestWidth, x1 - x0 + 2 * margin, 2 * (y1 - y0 + 2 * margin));
  const height = width / 2;
  if (width > worldWidth || height > worldHeight) {
    return { left: 0, top: 0, width: worldWidth, height: worldHeight };
  }
  const clamp = (start: number, last: number) => Math.round(Math.min(Math.max(start, 0), last));
  return {
    left: clamp((x0 + x1 - width) / 2, worldWidth - width),
    top: clamp((y0 + y1 - height) / 2, worldHeight - height),
    width: Math.round(width),
    height: Math.round(height),
  };
}

type Corner = [x: number, y: number];

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

function withoutSmallIslands(land: ReturnType<typeof landOutline>) {
  const coordinates = land.coordinates.filter(
    (polygon) => geoArea({ type: "Polygon", coordinates: polygon }) > smallestDetail * squareDegree,
  );
  return { ...land, coordinates };
}
