import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentSource } from "../../content/check/content-folder";
import { filesIn } from "../../lib/files-in";
import { readBuildSettings } from "../build-settings";
import { contentSecurityPolicy, writePolicy } from "./content-security-policy";
import { finishPage } from "../patches/finish-page";
import { inlinePictures } from "../patches/inline-pictures";

/** Finishes the pages that Gatsby has built, each with its policy. Throws if Gatsby writes them in another way. */
export async function finishPages(publicDir: string, sources: readonly ContentSource[]) {
  const texts = sources.flatMap(({ values }) => values);
  const policySources = {
    frames: texts.filter(({ meta }) => meta.iframe).map(({ value }) => value),
    framedScripts: texts.filter(({ meta }) => meta.framedScript).map(({ value }) => value),
    settings: readBuildSettings(process.env),
  };
  for (const path of pageFilesIn(publicDir)) {
    const html = await readFile(path, "utf8");
    // static/ may hold any page, such as one that proves a site's ownership.
    if (!html.includes('id="___gatsby"')) continue;
    const scriptsFinished = finishPage(html, (text) => writeScript(text, publicDir));
    const withPictures = await inlinePictures(scriptsFinished, publicDir);
    const finished = writePolicy(withPictures, contentSecurityPolicy(withPictures, policySources));
    if (finished !== html) await writeFile(path, finished);
  }
}

/** The paths of the HTML files of the pages. Gatsby's own folders have fragments of pages, and the CMS is none of them. */
export function pageFilesIn(publicDir: string): string[] {
  return filesIn(publicDir)
    .filter((path) => path.endsWith(".html") && !/^(_gatsby|page-data|admin)\//.test(path))
    .map((path) => join(publicDir, path));
}

/** Writes a script with a hash in its name, so that browsers keep it, and returns its address. */
function writeScript(text: string, publicDir: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
  const address = `/load-scripts-${hash}.js`;
  writeFileSync(join(publicDir, address), text);
  return address;
}
