import { spawnSync } from "node:child_process";

/** Times a cold build and a rebuild of the unchanged site. Deletes public/ and Gatsby's cache first. */
export function buildTimes(): void {
  seconds(["clean"]);
  const cold = seconds(["build"]);
  const unchanged = seconds(["build"]);
  console.log(`cold build       ${cold.toFixed(1)} s`);
  console.log(
    `unchanged build  ${unchanged.toFixed(1)} s, ${(unchanged / cold).toFixed(2)} of the cold one`,
  );
}

function seconds(args: string[]): number {
  const start = performance.now();
  const { status } = spawnSync("npx", ["gatsby", ...args], { stdio: "ignore" });
  if (status !== 0) throw new Error(`gatsby ${args.join(" ")} failed; run it by itself to see why`);
  return (performance.now() - start) / 1000;
}
