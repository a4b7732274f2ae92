/** `npm run build:server`: bundles the server and its commands into .server/, which runs on its own, without npm. */
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { contentDirectory } from "../../src/content/content-directory.cjs";

/** The programs. */
const entryPoints = ["server/main.ts", "server/commands/submissions.ts"];

/** What cannot be bundled: a package with native binaries, and the package that loads them. */
const copiedFiles = [
  "@photostructure/sqlite/package.json",
  "@photostructure/sqlite/LICENSE",
  "@photostructure/sqlite/dist/index.cjs",
  "@photostructure/sqlite/prebuilds",
  "node-gyp-build",
];

async function main(folder = ".server"): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await build({
    entryPoints,
    entryNames: "[name]",
    outdir: folder,
    bundle: true,
    alias: { "@content": contentDirectory() },
    external: ["@photostructure/sqlite"],
    legalComments: "linked",
    platform: "node",
    target: "node20",
    format: "cjs",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  for (const path of copiedFiles) {
    await cp(join("node_modules", path), join(folder, "node_modules", path), { recursive: true });
  }
}

void main(process.argv[2]);
