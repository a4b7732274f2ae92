import aboutUs from "../../../content/pages/about-us.json";
import { coverageMap, type Place } from "../../../src/content/graphql/coverage-map";
import { type Pin, placeNames, sides } from "../../../src/content/graphql/place-names";

type Point = readonly [x: number, y: number];

const place = (name: string, latitude: number, longitude: number): Place => ({
  name,
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

const { places } = aboutUs.coverage;
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
  expect(pins.map(({ name }) => name)).toEqual(list.map(({ name }) => name));
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

it("names each pin of these places, on phones too", () => {
  const { pins } = coverageMap([
    place("London", 51.5, -0.1),
    place("Dubai", 25.2, 55.3),
    place("Saudi Arabia", 24.7, 46.7),
    place("Mumbai", 19.1, 72.9),
    place("Kolkata", 22.6, 88.4),
  ]);
  for (const { nameOnPhones, nameElsewhere } of pins) {
    expect(sides).toContain(nameOnPhones);
    expect(sides).toContain(nameElsewhere);
  }
});

const at = (x: number, y: number, name = "Springfield"): Pin => ({ name, x, y });
const square = { width: 1000, height: 1000 };

it.each<[string, readonly Pin[], readonly string[]]>([
  ["after the pin", [at(100, 500)], ["end"]],
  ["before one at the end of the map", [at(900, 500)], ["start"]],
  [
    "above one between others",
    [at(450, 500), at(500, 500), at(550, 500)],
    ["start", "above", "end"],
  ],
  ["nowhere among many", Array.from({ length: 9 }, (_, n) => at(480 + 10 * n, 500)), []],
])("has a name %s", (_, pins, expected) => {
  const names = placeNames(pins, square, 500);
  if (expected.length > 0) expect(names).toEqual(expected);
  else expect(names).toContain("none");
});

it("leaves a name room for its lines and for letters of double width", () => {
  const below = at(500, 540, "B");
  const sideOf = (name: string) => placeNames([at(500, 500, name), below], square, 1000)[0];
  expect(sideOf("Springfield")).toBe("end");
  expect(sideOf("The Greater Springfield and Shelbyville Metropolitan Area")).toBe("end");
  const right = at(600, 500, "B");
  const besideRight = (name: string) => placeNames([at(500, 500, name), right], square, 1000)[0];
  expect(besideRight("Bern")).toBe("end");
  expect(besideRight("東京都庁舎前")).toBe("start");
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
