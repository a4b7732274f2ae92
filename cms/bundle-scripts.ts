import { basename, join } from "node:path";
import { browserslist } from "../package.json";
import { contentDirectory } from "../src/content/content-directory.cjs";
import { readSourceQueries } from "../src/content/graphql/source-queries";
import { previewFolder } from "./preview-targets";

/** Bundles the scripts of the CMS. Returns editor.js, preview.js and their fonts, by name. */
export async function bundleScripts(project: string): Promise<Map<string, Uint8Array>> {
  // Imported here, because the build of a site without the CMS does not need esbuild.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: { preview: "cms/preview/main.tsx", editor: "cms/editor/main.ts" },
    outdir: "preview",
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    // "ios_saf 16.4" becomes "ios16.4", which is esbuild's name for it.
    target: browserslist.map((browser) => browser.replace(/_saf| /g, "")),
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    alias: { gatsby: join(project, "cms/preview/gatsby.tsx"), "@content": contentDirectory() },
    loader: { ".woff2": "file", ".png": "dataurl", ".css": "empty" },
    publicPath: previewFolder,
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.GATSBY_API_HOST": '""',
      "process.env.GATSBY_API_OWN": '""',
      siteQueries: JSON.stringify(readSourceQueries(join(project, "src"))),
    },
    logLevel: "warning",
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}
