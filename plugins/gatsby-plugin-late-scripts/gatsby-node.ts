import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { generateHtmlPath } from "gatsby-core-utils";
import { inlinePicture } from "./inline-picture";
import { rewriteScripts } from "./rewrite-scripts";

const publicDir = path.resolve("public");

/** Rewrites the built pages. Throws if it does not recognise what Gatsby wrote. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType }) => {
  for (const page of getNodesByType("SitePage")) {
    const file = generateHtmlPath(publicDir, String(page.path));
    const html = await readFile(file, "utf8");
    const rewritten = await inlinePicture(rewriteScripts(html, writeScript), publicDir);
    if (rewritten !== html) await writeFile(file, rewritten);
  }
};

/** Writes a script to /static, whose files are cached for a year, with a hash in its name. Returns its address. */
function writeScript(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
  const address = `/static/late-scripts-${hash}.js`;
  mkdirSync(path.join(publicDir, "static"), { recursive: true });
  writeFileSync(path.join(publicDir, address), text);
  return address;
}
