import { existsSync, readFileSync } from "node:fs";
import { copyFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

type Headers = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface HostFilesOptions {
  /** Returns headers by the addresses that they are for, given the names of the files at the root of the built site. */
  readonly headers: (names: readonly string[]) => Headers;
  /** By addresses with `*`, the page that stands for those that are not there, with status 404. */
  readonly errorPages?: Readonly<Record<string, string>>;
}

interface Folders {
  readonly publicDir: string;
  /** The owner's own files. */
  readonly staticDir: string;
}

/**
 * Writes what static hosts read: `_headers`, `_redirects`, error pages of folders, and pages as files.
 * @param pages the HTML files of all pages, relative to the folder
 */
export async function writeHostFiles(
  { publicDir, staticDir }: Folders,
  pages: readonly string[],
  { headers, errorPages = {} }: HostFilesOptions,
): Promise<void> {
  const errors = Object.entries(errorPages).map(([address, page]) => {
    return { address, file: `${page.slice(1)}/index.html` };
  });
  // Cloudflare Pages takes the nearest of these, and Netlify the redirect.
  for (const { address, file } of errors) {
    const errorFile = address.slice(1).replace("*", "404.html");
    await copyFile(join(publicDir, file), join(publicDir, errorFile));
  }
  const redirects = errors.map(({ address, file }) => `${address} /${file} 404\n`).join("");
  await writeFile(join(publicDir, "_redirects"), readOwnRedirects(staticDir) + redirects);
  await writeFile(join(publicDir, "_headers"), formatHeaders(headers(await readdir(publicDir))));
  await copyPages(
    publicDir,
    pages,
    errors.map(({ file }) => file),
  );
}

/** The owner's rules come first, because hosts take the first that fits. */
function readOwnRedirects(staticDir: string): string {
  const file = join(staticDir, "_redirects");
  return existsSync(file) ? `${readFileSync(file, "utf8").trimEnd()}\n` : "";
}

/**
 * Copies about-us/index.html to about-us.html. With the first alone, hosts redirect the canonical address, /about-us, to
 * /about-us/. Error pages have no address of their own, and Gatsby writes 404.html itself.
 */
async function copyPages(
  publicDir: string,
  pages: readonly string[],
  errorPages: readonly string[],
): Promise<void> {
  for (const page of pages) {
    const copy = `${dirname(page)}.html`;
    const isNeeded =
      page.endsWith("/index.html") && !pages.includes(copy) && !errorPages.includes(page);
    if (isNeeded) await copyFile(join(publicDir, page), join(publicDir, copy));
  }
}

function formatHeaders(rules: Headers): string {
  return Object.entries(rules)
    .map(([address, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return `${[address, ...lines].join("\n")}\n`;
    })
    .join("\n");
}
