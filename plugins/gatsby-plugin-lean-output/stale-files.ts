/** What an earlier build has left in public/: this one publishes what it makes. */
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "./list-files";

/** Removes what every build writes. Pages, their data and pictures stay: Gatsby writes them again only if they have changed. */
export function removeRegenerated(publicDir: string): void {
  for (const path of listFiles(publicDir)) {
    if (/^(static|page-data|_gatsby)\//.test(path)) continue;
    const file = join(publicDir, path);
    const isPage = /(^|\/)index\.html$|^404\.html$/.test(path);
    if (!isPage || !readFileSync(file, "utf8").includes("___gatsby")) rmSync(file);
  }
}

/** Removes the pictures, fonts, scripts and data that no page names any more. Returns whether a picture was among them. */
export function removeUnreferenced(publicDir: string): boolean {
  const paths = listFiles(publicDir);
  const read = (path: string) => readFileSync(join(publicDir, path), "utf8");
  const isData = (path: string) => path.startsWith("page-data/sq/");
  const remove = (path: string) => rmSync(join(publicDir, path));

  const htmlAndJson = paths.filter((path) => /\.(html|json)$/.test(path) && !isData(path));
  const texts = htmlAndJson.map(read).join("\n");
  const data = paths.filter(isData);
  const isNamed = (path: string) => texts.includes(path.replace(/^.*\/|\..*$/g, ""));
  data.filter((path) => !isNamed(path)).forEach(remove);

  const all = [texts, ...data.filter(isNamed).map(read)].join("\n");
  const isPicture = (path: string) => path.split("/").length > 2;
  /** The folder of a picture has the hashes, and its name may be escaped in texts. */
  const nameOf = (path: string) => (isPicture(path) ? dirname(path) : path);
  const unnamed = paths.filter((path) => path.startsWith("static/") && !all.includes(nameOf(path)));
  unnamed.forEach(remove);
  return unnamed.some(isPicture);
}
