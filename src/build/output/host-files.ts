import { copyFile, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { cacheControl, forever } from "../../server/files/file-headers";
import { filePolicy, framesPolicy, securityHeaders } from "../../server/http/security-headers";
import { errorFileOf, htmlFileOf, routes } from "../../domain/routes";
import { pageFilesIn } from "./finish-pages";

/** Writes what static hosts read: `_headers`, `_redirects`, error pages of folders, and pages as files (docs/deploying.md). */
export async function writeHostFiles(publicDir: string): Promise<void> {
  const { matchPath } = routes.unknownService;
  const unknownService = htmlFileOf(routes.unknownService);
  // Cloudflare Pages takes the nearest of these, and Netlify the redirect.
  await copyFile(join(publicDir, unknownService), join(publicDir, errorFileOf(matchPath)));
  await writeFile(join(publicDir, "_redirects"), `${matchPath} /${unknownService} 404\n`);
  await writeFile(join(publicDir, "_headers"), headersFile(await readdir(publicDir)));
  await copyIndexFiles(publicDir);
}

/**
 * Copies about-us/index.html to about-us.html. With the first alone, hosts redirect the canonical address, /about-us, to
 * /about-us/. Error pages have no address of their own.
 */
async function copyIndexFiles(publicDir: string): Promise<void> {
  const others = [routes.home, routes.notFound, routes.unknownService].map((page) =>
    join(publicDir, htmlFileOf(page)),
  );
  for (const path of pageFilesIn(publicDir)) {
    if (basename(path) !== "index.html" || others.includes(path)) continue;
    await copyFile(path, `${dirname(path)}.html`);
  }
}

/**
 * Hosts join the values of a header that two rules set, and browsers obey both of two policies: that of files is for those
 * in which a script could run, and would break pages. By themselves hosts have all files revalidated.
 */
function headersFile(names: readonly string[]): string {
  const common = { ...securityHeaders, "Content-Security-Policy": framesPolicy };
  const hashed = names.filter((name) => cacheControl(name) === forever);
  const rules = [
    ["/*", ...Object.entries(common).map(([name, value]) => `  ${name}: ${value}`)],
    ...["svg", "xml"].map((ending) => [`/*.${ending}`, `  Content-Security-Policy: ${filePolicy}`]),
    ...["static/*", ...hashed].map((path) => [`/${path}`, `  Cache-Control: ${forever}`]),
  ];
  return rules.map((lines) => `${lines.join("\n")}\n`).join("\n");
}
