declare module "world-atlas/land-110m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";
  /** Natural Earth's land at a scale of 1:110 million. */
  const topology: Topology<{ land: GeometryCollection }>;
  export default topology;
}
