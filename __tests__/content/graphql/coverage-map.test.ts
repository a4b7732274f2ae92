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

/** Casts a ray from a point, which crosses the outlines an odd number of times if it is on land. */
function isLand(land: string, [x, y]: Point): boolean {
  const crossings = outlinesOf(land).flatMap((outline) =>
    outline.filter(([x1, y1], index) => {
      const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    }),
  );
  return crossings.length % 2 === 1;
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

const around = [
  place("Nagpur", 21.15, 79.09),
  place("Mumbai", 19.08, 72.88),
  place("the Arabian Sea", 15, 62),
  place("the Bay of Bengal", 15, 88),
];
const map = coverageMap(around);

function pin(name: string): Point {
  const { x = NaN, y = NaN } = map.pins.find((each) => each.name === name) ?? {};
  return [x, y];
}

it.each([
  ["Nagpur", true],
  ["the Arabian Sea", false],
  ["the Bay of Bengal", false],
])("%s is on land: %s", (name, expected) => {
  expect(isLand(map.land, pin(name))).toBe(expected);
});

it("puts Mumbai on the west coast of India", () => {
  const [x, y] = pin("Mumbai");
  expect(isLand(map.land, [x - 10, y])).toBe(false);
  expect(isLand(map.land, [x + 10, y])).toBe(true);
});
