import aboutUs from "../../../content/pages/about-us.json";
import { coverageMap } from "../../../src/site/schema/coverage-map";

type Point = readonly [x: number, y: number];

const { width, height, land, pins } = coverageMap([
  { name: "London", latitude: 51.51, longitude: -0.13 },
  { name: "Dubai", latitude: 25.2, longitude: 55.27 },
  { name: "Mumbai", latitude: 19.08, longitude: 72.88 },
  { name: "Sydney", latitude: -33.87, longitude: 151.21 },
  { name: "Honolulu", latitude: 21.3, longitude: -157.86 },
  { name: "Nagpur", latitude: 21.15, longitude: 79.09 },
  { name: "Alice Springs", latitude: -23.7, longitude: 133.88 },
  { name: "Anadyr", latitude: 65.5, longitude: 172 },
  { name: "the Atlantic", latitude: 30, longitude: -45 },
  { name: "the Bay of Bengal", latitude: 15, longitude: 88 },
]);

/** Path data of relative steps, as one list of points for each outline. */
const outlines = land
  .split("z")
  .filter(Boolean)
  .map((outline) => {
    const numbers = (outline.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return numbers.flatMap((step, index): Point[] => {
      if (index % 2 === 0) {
        x += step;
        return [];
      }
      y += step;
      return [[x, y]];
    });
  });

function pin(name: string): Point {
  const { x = NaN, y = NaN } = pins.find((each) => each.name === name) ?? {};
  return [x, y];
}

/** Casts a ray from the point, which crosses the outlines an odd number of times if it is on land. */
function isLand([x, y]: Point): boolean {
  const crossings = outlines.flatMap((outline) =>
    outline.filter(([x1, y1], index) => {
      const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    }),
  );
  return crossings.length % 2 === 1;
}

it("keeps the path data of the whole world below 6 KB", () => {
  expect(land).toMatch(/^(M\d+ \d+l(-?\d+[ -]\d+[ -]?)+z)+$/);
  expect(land.length).toBeLessThan(6 * 1024);
});

it("shows only the part of the world around the places, with every pin well inside", () => {
  const map = coverageMap(aboutUs.coverage.places);
  expect([map.width, map.height]).toEqual([1040, 520]);
  expect(map.land.length).toBeLessThan(4 * 1024);
  expect(map.pins).toHaveLength(aboutUs.coverage.places.length);
  for (const { x, y } of map.pins) {
    expect(x).toBeGreaterThan(60);
    expect(x).toBeLessThan(1040 - 60);
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(520 - 60);
  }
});

it("fills the view box with land, without Antarctica", () => {
  const xs = outlines.flat().map(([x]) => x);
  const ys = outlines.flat().map(([, y]) => y);
  // The outermost islands are too small to be shown.
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThanOrEqual(width);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.85 * width);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([0, height]);
  expect(width / height).toBeGreaterThan(2);
});

it("has no coast that crosses the map at the antimeridian", () => {
  for (const outline of outlines) {
    outline.forEach(([x], index) => {
      const [next = x] = outline[(index + 1) % outline.length] ?? [];
      expect(Math.abs(next - x)).toBeLessThan(width / 10);
    });
  }
});

it("puts every pin inside the view box", () => {
  for (const { x, y } of pins) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

it.each([
  ["London", "Dubai"],
  ["Dubai", "Mumbai"],
  ["Mumbai", "Sydney"],
])("puts %s north-west of %s", (north, south) => {
  expect(pin(north)[0]).toBeLessThan(pin(south)[0]);
  expect(pin(north)[1]).toBeLessThan(pin(south)[1]);
});

it("puts Honolulu at the western edge", () => {
  expect(pin("Honolulu")[0]).toBeLessThan(width / 8);
});

it.each([
  ["Nagpur", true],
  ["Alice Springs", true],
  ["Anadyr", true],
  ["the Atlantic", false],
  ["the Bay of Bengal", false],
])("%s is on land: %s", (name, expected) => {
  expect(isLand(pin(name))).toBe(expected);
});

it("puts Mumbai on the west coast of India", () => {
  const [x, y] = pin("Mumbai");
  const reach = width / 100;
  expect(isLand([x - reach, y])).toBe(false);
  expect(isLand([x + reach, y])).toBe(true);
});
