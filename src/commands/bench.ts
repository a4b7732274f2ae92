/** `npm run bench`: how long a cold build takes, and how long one of an unchanged site, in one run. */
import { spawnSync } from "node:child_process";

function seconds(args: string[]): number {
  const start = performance.now();
  const { status } = spawnSync("npx", ["gatsby", ...args], { stdio: "ignore" });
  if (status !== 0) throw new Error(`gatsby ${args.join(" ")} failed: run it alone to see why`);
  return (performance.now() - start) / 1000;
}

seconds(["clean"]);
const cold = seconds(["build"]);
const unchanged = seconds(["build"]);
console.log(`cold build       ${cold.toFixed(1)} s`);
console.log(
  `unchanged build  ${unchanged.toFixed(1)} s, ${(unchanged / cold).toFixed(2)} of the cold one`,
);
