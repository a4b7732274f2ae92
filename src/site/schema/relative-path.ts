type Point = readonly [x: number, y: number];

/**
 * Shortens SVG path data of closed outlines: steps from point to point take fewer digits than coordinates.
 * @param path of `M`, `L` and `Z` commands with integer coordinates, as d3-geo writes it
 */
export function relativePath(path: string): string {
  return path
    .split("Z")
    .map((outline) =>
      [...outline.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]),
    )
    .filter((points) => points.length > 0)
    .map(relativeOutline)
    .join("");
}

function relativeOutline(points: readonly Point[]): string {
  const steps = points.flatMap(([x, y], index) => {
    const [formerX, formerY] = points[index - 1] ?? [0, 0];
    const isStill = index > 0 && x === formerX && y === formerY;
    return isStill ? [] : [[x - formerX, y - formerY].join(" ")];
  });
  const [start, ...others] = steps;
  // A minus sign separates numbers by itself.
  return `M${start}l${others.join(" ")}z`.replaceAll(" -", "-");
}
