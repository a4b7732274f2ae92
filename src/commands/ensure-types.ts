/** Run before the type check: Gatsby generates the types of all queries while it builds the site. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (!existsSync("src/gatsby-types.d.ts")) {
  process.exitCode = spawnSync("npx", ["gatsby", "build"], { stdio: "inherit" }).status ?? 1;
}
