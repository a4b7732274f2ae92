import { buildSchema, graphqlSync } from "graphql";
import {
  coverageMapTypeDefs,
  createCoverageMapNode,
  drawCoverageMap,
} from "../../../src/site/schema/coverage-map";
import { projectNaturalEarth } from "../../../src/site/schema/world-outline";

const places = [
  { name: "London", latitude: 51.5, longitude: -0.1 },
  { name: "Kolkata", latitude: 22.6, longitude: 88.4 },
  { name: "Sydney", latitude: -33.9, longitude: 151.2 },
];
const map = drawCoverageMap(places);

/** The outlines of a path of `M x y l dx dy ... z`, as corner points. */
function outlinesOf(path: string): [number, number][][] {
  return path
    .split("z")
    .filter(Boolean)
    .map((outline) => {
      const numbers = (outline.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, i): [number, number] => {
        [x, y] = [x + (numbers[2 * i] ?? 0), y + (numbers[2 * i + 1] ?? 0)];
        return [x, y];
      });
    });
}

/** Whether a point lies inside: a ray from it crosses the outlines an odd number of times. */
function isLand(x: number, y: number): boolean {
  const crossings = outlinesOf(map.land).flatMap((outline) =>
    outline.filter(([x1, y1], i) => {
      const [x2, y2] = outline[(i + 1) % outline.length] ?? [x1, y1];
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    }),
  );
  return crossings.length % 2 === 1;
}

test("the land is short, and one path of whole relative steps", () => {
  expect(map.land).toMatch(/^(M\d+ \d+l(-?\d+[ -]?)+z)+$/);
  expect(map.land.length).toBeLessThan(16 * 1024);
});

test("the land fills the map and stays inside", () => {
  const points = outlinesOf(map.land).flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThanOrEqual(map.width);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ys)).toBeLessThanOrEqual(map.height);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(map.width * 0.95);
});

test("no coast runs across the whole map where it meets the date line", () => {
  for (const outline of outlinesOf(map.land)) {
    outline.forEach(([x], i) => {
      const [next = x] = outline[(i + 1) % outline.length] ?? [];
      expect(Math.abs(next - x)).toBeLessThan(map.width / 10);
    });
  }
});

test("pins stand where the places are", () => {
  expect(map.pins.map(({ name }) => name)).toEqual(["London", "Kolkata", "Sydney"]);
  const [london, kolkata, sydney] = map.pins;
  expect(london?.x).toBeLessThan(kolkata?.x ?? 0);
  expect(kolkata?.x).toBeLessThan(sydney?.x ?? 0);
  expect(london?.y).toBeLessThan(kolkata?.y ?? 0);
  expect(kolkata?.y).toBeLessThan(sydney?.y ?? 0);
});

test.each([
  ["Nagpur, in the middle of India", 21.1, 79.1, true],
  ["Alice Springs", -23.7, 133.9, true],
  ["Anadyr, east of 170 degrees", 66.5, 172, true],
  ["the middle of the Atlantic", 30, -45, false],
  ["the middle of the Bay of Bengal", 15, 88, false],
  ["the Caspian Sea", 42, 51, false],
])("%s", (name, latitude, longitude, expected) => {
  const [pin] = drawCoverageMap([{ name, latitude, longitude }]).pins;
  expect(isLand(pin?.x ?? 0, pin?.y ?? 0)).toBe(expected);
});

test("the projection has the proportions its authors describe", () => {
  const [equator] = projectNaturalEarth([180, 0]);
  const [pole, height] = projectNaturalEarth([180, 90]);
  expect(pole / equator).toBeCloseTo(0.55, 3);
  expect(height / equator).toBeCloseTo(0.52, 4);
  expect(projectNaturalEarth([-90, -45])).toEqual(projectNaturalEarth([90, 45]).map((n) => -n));
});

test("becomes a Gatsby node of the declared type", () => {
  const createNode = jest.fn();
  createCoverageMapNode({
    actions: { createNode },
    createContentDigest: () => "digest",
    createNodeId: (name) => `id of ${name}`,
  });
  const { id, internal, ...fields } = createNode.mock.lastCall?.[0] ?? {};
  expect(id).toBe("id of CoverageMap");
  expect(internal).toEqual({ type: "CoverageMap", contentDigest: "digest" });

  const schema = buildSchema(
    `interface Node { height: Int! } directive @dontInfer on OBJECT
     type Query { coverageMap: CoverageMap! } ${coverageMapTypeDefs}`,
  );
  const source = "{ coverageMap { width height land pins { name x y } } }";
  const { data, errors } = graphqlSync({ schema, source, rootValue: { coverageMap: fields } });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ coverageMap: fields });
});
