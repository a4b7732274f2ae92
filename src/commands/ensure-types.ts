/** Generates the types of all queries, src/gatsby-types.d.ts, if a source file is newer than they are. */
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const typesFile = join("src", "gatsby-types.d.ts");

/** When a file was last changed, or 0 if it does not exist. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Queries are in components; the types come from the content model and its resolvers. */
function newestSource(): number {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((path) => join("src", path))
    .filter((path) => /\.tsx?$/.test(path) && path !== typesFile);
  return Math.max(...[...sources, "gatsby-node.ts", "gatsby-config.ts"].map(changedAt));
}

if (changedAt(typesFile) < newestSource()) {
  process.stdout.write("Generating the types of the queries\n");
  const command = ["--import", "tsx", "src/commands/generate-types.ts"];
  // Gatsby's own commands set the same two; production keeps the cache of `npm run build`.
  const env = { ...process.env, NODE_ENV: "production", gatsby_executing_command: "build" };
  const { status, stdout } = spawnSync(process.execPath, command, {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) process.stderr.write(stdout);
  process.exitCode = status ?? 1;
}
