import { existsSync, readFileSync } from "node:fs";
import { copyFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

type Headers = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface HostFilesOptions {
  /** Returns the headers for each address, given the names of the files at the root of the built site. */
  readonly headers: (names: readonly string[]) => Headers;
  /** The error page for unknown addresses, by a pattern of addresses with `*`. */
  readonly errorPages?: Readonly<Record<string, string>>;
}

/** A redirect as Gatsby keeps it. */
export interface Redirect {
  readonly fromPath: string;
  readonly toPath: string;
  readonly isPermanent: boolean;
}

interface Folders {
  readonly publicDir: string;
  /** The folder of the site's own files for the host. */
  readonly staticDir: string;
}

/**
 * Writes what static hosts need: `_headers`, `_redirects`, the error pages of folders, and each page as a file of its address.
 * @param pages the HTML files of all pages, relative to `publicDir`
 * @param redirects those of `createRedirect`
 */
export async function writeHostFiles(
  { publicDir, staticDir }: Folders,
  pages: readonly string[],
  redirects: readonly Redirect[],
  { headers, errorPages = {} }: HostFilesOptions,
): Promise<void> {
  const errors = Object.entries(errorPages).map(([address, page]) => {
    return { address, file: `${page.slice(1)}/index.html` };
  });
  // Cloudflare Pages uses the nearest 404.html, and Netlify the redirect.
  for (const { address, file } of errors) {
    const errorFile = address.slice(1).replace("*", "404.html");
    await copyFile(join(publicDir, file), join(publicDir, errorFile));
  }
  const rules = [
    ...redirects.map((each) => `${each.fromPath} ${each.toPath} ${each.isPermanent ? 301 : 302}\n`),
    ...errors.map(({ address, file }) => `${address} /${file} 404\n`),
  ];
  const headerRules = formatHeaders(headers(await readdir(publicDir)));
  await writeFile(join(publicDir, "_redirects"), readOwn(staticDir, "_redirects") + rules.join(""));
  await writeFile(join(publicDir, "_headers"), readOwn(staticDir, "_headers") + headerRules);
  await copyPages(
    publicDir,
    pages,
    errors.map(({ file }) => file),
  );
}

/** Reads the site's own rules. They come first, because hosts apply the first redirect that matches. */
function readOwn(staticDir: string, name: string): string {
  const file = join(staticDir, name);
  return existsSync(file) ? `${readFileSync(file, "utf8").trimEnd()}\n` : "";
}

/**
 * Copies about-us/index.html to about-us.html, without which hosts redirect the canonical address /about-us to /about-us/. Error
 * pages have no address, and Gatsby writes 404.html itself.
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
