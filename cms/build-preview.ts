import { basename, join } from "node:path";
import { browserslist } from "../package.json";
import { contentDirectory } from "../src/content/content-directory.cjs";
import { sourceQueries } from "../src/content/graphql/source-queries";
import { previewFolder } from "./preview-targets";

/** Bundles the scripts of the CMS: editor.js, preview.js and the fonts that they use, by their names. */
export async function buildPreview(project: string): Promise<Map<string, Uint8Array>> {
  // esbuild is imported here, because the build of a site without the CMS does not need it.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: { preview: "cms/preview/main.tsx", editor: "cms/editor/main.ts" },
    outdir: "preview",
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    // Such as "chrome109"; esbuild calls Safari on phones by its system.
    target: browserslist.map((browser) => browser.replace(/_saf| /g, "")),
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    alias: { gatsby: join(project, "cms/preview/gatsby.tsx"), "@content": contentDirectory() },
    loader: { ".woff2": "file", ".css": "empty" },
    publicPath: previewFolder,
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.GATSBY_API_HOST": '""',
      "process.env.GATSBY_API_OWN": '""',
      siteQueries: JSON.stringify(sourceQueries(join(project, "src"))),
    },
    logLevel: "warning",
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}
