/** Removes files that an earlier build has left in public/, and files that no page uses. */
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "./list-files";

/** Removes files that every build writes. Pages, their data and pictures stay: Gatsby rewrites them only if they have changed. */
export function removeRegenerated(publicDir: string): void {
  for (const path of listFiles(publicDir)) {
    if (/^(static|page-data|_gatsby)\//.test(path)) continue;
    const file = join(publicDir, path);
    const isPage = /(^|\/)index\.html$|^404\.html$/.test(path);
    if (!isPage || !readFileSync(file, "utf8").includes("___gatsby")) rmSync(file);
  }
}

/** Removes pictures, fonts, scripts and data that no page refers to. Returns whether it has removed a picture. */
export function removeUnreferenced(publicDir: string): boolean {
  const paths = listFiles(publicDir);
  const read = (path: string) => readFileSync(join(publicDir, path), "utf8");
  const isData = (path: string) => path.startsWith("page-data/sq/");
  const remove = (path: string) => rmSync(join(publicDir, path));

  const htmlAndJson = paths.filter((path) => /\.(html|json)$/.test(path) && !isData(path));
  const texts = htmlAndJson.map(read).join("\n");
  const data = paths.filter(isData);
  const isReferenced = (path: string) => texts.includes(path.replace(/^.*\/|\..*$/g, ""));
  data.filter((path) => !isReferenced(path)).forEach(remove);

  const all = [texts, ...data.filter(isReferenced).map(read)].join("\n");
  const isPicture = (path: string) => path.split("/").length > 2;
  /** Pictures are identified by their folders, which are hashes: in pages, the name of a file may be escaped. */
  const referenceOf = (path: string) => (isPicture(path) ? dirname(path) : path);
  const unreferenced = paths.filter(
    (path) => path.startsWith("static/") && !all.includes(referenceOf(path)),
  );
  unreferenced.forEach(remove);
  return unreferenced.some(isPicture);
}
