import { build } from "esbuild";

/** Compiles programs into a folder, each into one file. */
export async function bundle(entryPoints: string[], folder: string): Promise<void> {
  await build({
    entryPoints,
    entryNames: "[name]",
    outdir: folder,
    bundle: true,
    minify: true,
    // Found by their own folders: binaries, and files that are read at run time. pg-native is optional.
    external: ["@photostructure/sqlite", "jsonc-parser", "pg-native", "sharp"],
    platform: "node",
    target: "node20",
    format: "cjs",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
}
