/** `npm run bench`: times a cold build, a rebuild of the unchanged site, and the built site's responses to input. */
import { spawnSync } from "node:child_process";
import { benchInteractions } from "./bench/interactions";

function seconds(args: string[]): number {
  const start = performance.now();
  const { status } = spawnSync("npx", ["gatsby", ...args], { stdio: "ignore" });
  if (status !== 0) throw new Error(`gatsby ${args.join(" ")} failed; run it by itself to see why`);
  return (performance.now() - start) / 1000;
}

seconds(["clean"]);
const cold = seconds(["build"]);
const unchanged = seconds(["build"]);
console.log(`cold build       ${cold.toFixed(1)} s`);
console.log(
  `unchanged build  ${unchanged.toFixed(1)} s, ${(unchanged / cold).toFixed(2)} of the cold one`,
);
await benchInteractions();
