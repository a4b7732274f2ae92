import { createRequire } from "node:module";
import { resolve } from "node:path";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/** Two coordinates: longitude and latitude in degrees, or x and y with y pointing north. */
export type Point = readonly [number, number];

/** Antarctica would take a fifth of the height and holds no client. */
const southernmostLatitude = -60;

/**
 * The coasts of the world, projected: Natural Earth's land at 1:110 million, one closed outline for
 * every continent, island and inland sea.
 */
export function landOutlines(): Point[][] {
  const atlas: Topology<{ land: GeometryCollection }> = createRequire(resolve("package.json"))(
    "world-atlas/land-110m.json",
  );
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) =>
      geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : [],
    )
    .map((ring) => ring.map(([longitude = 0, latitude = 0]): Point => [longitude, latitude]))
    .filter((ring) => ring.some(([, latitude]) => latitude > southernmostLatitude))
    .map((ring) => acrossDateLine(ring).map(projectNaturalEarth));
}

/**
 * Where a coast crosses 180 degrees, lets its longitudes run on instead of leaping to the other edge
 * of the map: eastern Russia stays in one piece, and sticks out a little in the east.
 */
function acrossDateLine(ring: readonly Point[]): Point[] {
  let previous = 0;
  const unbroken = ring.map(([longitude, latitude], index): Point => {
    if (index > 0) longitude += 360 * Math.round((previous - longitude) / 360);
    previous = longitude;
    return [longitude, latitude];
  });
  const west = Math.min(...unbroken.map(([longitude]) => longitude));
  return unbroken.map(([longitude, latitude]) => [
    west < -180 ? longitude + 360 : longitude,
    latitude,
  ]);
}

/**
 * Tom Patterson's Natural Earth projection, in the polynomial form of Šavrič, Jenny, Patterson,
 * Petrovič and Hurni (2011): made for small-scale world maps, where no place looks stretched.
 */
export function projectNaturalEarth([longitude, latitude]: Point): Point {
  const lambda = (longitude * Math.PI) / 180;
  const phi = (latitude * Math.PI) / 180;
  const p2 = phi ** 2;
  const p4 = p2 ** 2;
  return [
    lambda * (0.8707 + p2 * (-0.131979 + p2 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)))),
    phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4))),
  ];
}
