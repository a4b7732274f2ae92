import json from "../../../content/pages/about-us.json";
import { coverageMap, type Place } from "../../../src/content/graphql/coverage-map";
import { aboutUsPage } from "../../../src/content/model/pages/about-us";

type Point = readonly [x: number, y: number];

const place = (name: string, latitude: number, longitude: number): Place => ({
  name,
  nameSide: "right",
  latitude,
  longitude,
});

/** Path data as one list of points for each outline. */
function outlinesOf(land: string): Point[][] {
  return land
    .split("Z")
    .filter(Boolean)
    .map((outline) =>
      [...outline.matchAll(/(\d+),(\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]),
    );
}

const { places = [] } = aboutUsPage.parse(json).coverage;
const cities: [string, readonly Place[]][] = [
  ...(places.length > 0
    ? [["the places in content", places] satisfies [string, readonly Place[]]]
    : []),
  ["a single place", [place("Nagpur", 21.15, 79.09)]],
  ["places on both sides of the Pacific", [place("Tokyo", 35.7, 139.7), place("Quito", 0, -78.5)]],
  ["places at the ends of the world", [place("Suva", -18.1, 178.4), place("Nome", 64.5, -165.4)]],
];

it.each(cities)("has a pin for each of %s, well inside and to scale", (_, list) => {
  const { width, height, pins, land } = coverageMap(list);
  const named = ({ name, nameSide }: Pick<Place, "name" | "nameSide">) => ({ name, nameSide });
  expect(pins.map(named)).toEqual(list.map(named));
  for (const { x, y } of pins) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
  expect(land).toMatch(/^(M\d+,\d+(L\d+,\d+)+Z)+$/);
  for (const [x, y] of outlinesOf(land).flat()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(height);
  }
});
