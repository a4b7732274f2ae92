import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { emptyFolder } from "./folder";

let program: Promise<string> | undefined;

/** Compiles the server once per test file, because it then starts in a third of the time. Returns the program. */
export function compiledSite(): Promise<string> {
  program ??= compile();
  return program;
}

async function compile(): Promise<string> {
  const folder = await emptyFolder();
  await build({
    entryPoints: ["src/server/main.ts", "src/server/store/sqlite/worker.ts"],
    entryNames: "[name]",
    outdir: folder,
    bundle: true,
    minify: true,
    // Its binaries are found by its own folder, and pg-native is optional.
    external: ["@photostructure/sqlite", "pg-native"],
    platform: "node",
    target: "node20",
    format: "cjs",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  return join(folder, "main.js");
}
