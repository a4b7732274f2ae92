/** Builds the site if its query types are missing, because only the build generates them. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (!existsSync("src/gatsby-types.d.ts")) {
  process.exitCode = spawnSync("npx", ["gatsby", "build"], { stdio: "inherit" }).status ?? 1;
}
