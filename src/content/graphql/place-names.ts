/** Finds room for the names of the pins on the map of the about page. */

export type Pin = Pick<Queries.CoveragePin, "name" | "x" | "y">;

type Box = readonly [left: number, top: number, right: number, bottom: number];

export const sides = ["end", "start", "above", "below"] as const;

export type Side = (typeof sides)[number];

/** Of src/blocks/coverage-map.tsx, in CSS pixels. */
const pinRadius = 16;
const lineHeight = 18;
const longestLine = 128;
/** Of its letters, as they were measured: the first that matches. */
const letterWidths: readonly [RegExp, number][] = [
  [/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/, 15],
  [/[mw]/, 13],
  [/\p{Lu}/u, 11.5],
  [/[filrt\s\p{P}]/u, 5.5],
  [/./u, 9],
];

/**
 * The side of each pin on which its name covers no pin and no other name; "none" if there is none. The map is given in
 * the units of the pins, and its shown width in CSS pixels.
 */
export function placeNames(
  pins: readonly Pin[],
  map: { readonly width: number; readonly height: number },
  shownWidth: number,
): (Side | "none")[] {
  const scale = shownWidth / map.width;
  const scaled = pins.map(({ name, x, y }) => ({ name, x: x * scale, y: y * scale }));
  const frame: Box = [0, 0, shownWidth, map.height * scale];
  const taken: Box[] = scaled.map(({ x, y }) => around(x, y, pinRadius, pinRadius));
  return scaled.map((pin, index) => {
    for (const side of sides) {
      const box = boxOf(pin, side);
      const isFree = taken.every((other, owner) => owner === index || !overlap(box, other));
      if (!isFree || !isWithin(box, frame)) continue;
      taken.push(box);
      return side;
    }
    return "none";
  });
}

/** The rectangle of a pin's name beside it. */
function boxOf({ name, x, y }: Pin, side: Side): Box {
  const width = Array.from(name, widthOf).reduce((sum, each) => sum + each, 0);
  const halfWidth = Math.min(width, longestLine) / 2;
  // Words do not fill a line that they are broken into.
  const lines = width > longestLine ? Math.ceil((1.3 * width) / longestLine) : 1;
  const halfHeight = (lines * lineHeight) / 2;
  const [dx, dy] = {
    end: [pinRadius + halfWidth, 0] as const,
    start: [-pinRadius - halfWidth, 0] as const,
    above: [0, -pinRadius - halfHeight] as const,
    below: [0, pinRadius + halfHeight] as const,
  }[side];
  return around(x + dx, y + dy, halfWidth, halfHeight);
}

const widthOf = (letter: string) => letterWidths.find(([kind]) => kind.test(letter))?.[1] ?? 0;

const around = (x: number, y: number, halfWidth: number, halfHeight: number): Box => [
  x - halfWidth,
  y - halfHeight,
  x + halfWidth,
  y + halfHeight,
];

const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const isWithin = (box: Box, frame: Box) =>
  box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2] && box[3] <= frame[3];
