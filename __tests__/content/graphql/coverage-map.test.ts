import { createCoverageMap, type Place } from "../../../src/content/graphql/coverage-map";

const place = (name: string, latitude: number, longitude: number): Place => ({
  name,
  nameSide: "right",
  latitude,
  longitude,
});

const cities: [string, readonly Place[]][] = [
  ["a single place", [place("Nagpur", 21.15, 79.09)]],
  ["places on both sides of the Pacific", [place("Tokyo", 35.7, 139.7), place("Quito", 0, -78.5)]],
  ["places at the ends of the world", [place("Suva", -18.1, 178.4), place("Nome", 64.5, -165.4)]],
];

it.each(cities)("has a pin for each of %s, well inside and to scale", (_, list) => {
  const { width, height, pins, land } = createCoverageMap(list);
  const named = ({ name, nameSide }: Pick<Place, "name" | "nameSide">) => ({ name, nameSide });
  expect(pins.map(named)).toEqual(list.map(named));
  for (const { x, y } of pins) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
  expect(land).toMatch(/^(M\d+,\d+(L\d+,\d+)+Z)+$/);
});
