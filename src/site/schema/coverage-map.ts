/** The map of the places the consultancy covers, drawn once at build time. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Actions, SourceNodesArgs } from "gatsby";
import { aboutUsPage } from "../../content-model/pages/about-us";
import { landOutlines, type Point, projectNaturalEarth } from "./world-outline";

export interface CoverageMap {
  readonly width: number;
  readonly height: number;
  /** The data of one SVG path. */
  readonly land: string;
  readonly pins: readonly { readonly name: string; readonly x: number; readonly y: number }[];
}

interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const coverageMapTypeDefs = `
type CoverageMap implements Node @dontInfer {
  width: Int!
  height: Int!
  land: String!
  pins: [CoveragePin!]!
}

type CoveragePin {
  name: String!
  x: Float!
  y: Float!
}`;

const width = 1600;
const shortestStep = 3;

/** Draws the world without Antarctica, 1600 units wide, and a pin for each place. */
export function drawCoverageMap(places: readonly Place[]): CoverageMap {
  const outlines = landOutlines();
  const points = outlines.flat();
  const left = Math.min(...points.map(([x]) => x));
  const right = Math.max(...points.map(([x]) => x));
  const top = Math.max(...points.map(([, y]) => y));
  const bottom = Math.min(...points.map(([, y]) => y));
  const scale = width / (right - left);
  const onMap = ([x, y]: Point): Point => [(x - left) * scale, (top - y) * scale];

  return {
    width,
    height: Math.ceil((top - bottom) * scale),
    land: outlines.map((outline) => closedPath(outline.map(onMap))).join(""),
    pins: places.map(({ name, longitude, latitude }) => {
      const [x, y] = onMap(projectNaturalEarth([longitude, latitude]));
      return { name, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
    }),
  };
}

/**
 * Whole relative steps, the shortest that SVG can read. A point nearer than the shortest step to the
 * last one is left out, and so is an island of fewer than three points.
 */
function closedPath(outline: readonly Point[]): string {
  const [start, ...others] = outline.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  if (!start) return "";
  let last = start;
  const steps = others.flatMap((point): Point[] => {
    const step: Point = [point[0] - last[0], point[1] - last[1]];
    if (Math.max(Math.abs(step[0]), Math.abs(step[1])) < shortestStep) return [];
    last = point;
    return [step];
  });
  if (steps.length < 3) return "";
  // A minus sign parts two numbers as well as a space does.
  return `M${start.join(" ")}l${steps.flat().join(" ").replaceAll(" -", "-")}z`;
}

type NodeTools = Pick<SourceNodesArgs, "createContentDigest" | "createNodeId"> & {
  readonly actions: Pick<Actions, "createNode">;
};

/** Reads the places from content/pages/about-us.json and makes the node behind `coverageMap`. */
export function createCoverageMapNode({
  actions,
  createContentDigest,
  createNodeId,
}: NodeTools): void {
  const page = aboutUsPage.parse(
    JSON.parse(readFileSync(resolve("content/pages/about-us.json"), "utf8")),
  );
  const map = drawCoverageMap(page.coverage.places);
  actions.createNode({
    ...map,
    id: createNodeId("CoverageMap"),
    internal: { type: "CoverageMap", contentDigest: createContentDigest(map) },
  });
}
