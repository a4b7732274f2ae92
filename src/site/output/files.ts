/** What is in the folder of the built site. */
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** The paths of its files. Gatsby also creates folders with a file's name: page-data/404.html/. */
export async function filesIn(publicDir: string): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The paths of its pages. Gatsby's own folders have fragments of pages, and the CMS is none of them. */
export async function pagesIn(publicDir: string): Promise<string[]> {
  const isOther = (path: string) =>
    /^(_gatsby|page-data|admin)[\\/]/.test(relative(publicDir, path));
  return (await filesIn(publicDir)).filter((path) => path.endsWith(".html") && !isOther(path));
}
