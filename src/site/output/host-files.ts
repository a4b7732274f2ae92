import { copyFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheControl, forever } from "../../server/files/file-headers";
import { framesPolicy, securityHeaders } from "../../server/http/security-headers";

/** Writes what static hosts read: `_headers`, `_redirects`, and the error page of a folder (docs/deploying.md). */
export async function writeHostFiles(publicDir: string): Promise<void> {
  const names = await readdir(publicDir);
  const unknownService = "services/unknown/index.html";
  // Cloudflare Pages takes the nearest of these, and Netlify the redirect.
  await copyFile(join(publicDir, unknownService), join(publicDir, "services/404.html"));
  await writeFile(join(publicDir, "_redirects"), `/services/* /${unknownService} 404\n`);
  await writeFile(join(publicDir, "_headers"), headersFile(names));
}

/** No two rules set the same header, because hosts join the values. By themselves they have all files revalidated. */
function headersFile(names: readonly string[]): string {
  const common = { ...securityHeaders, "Content-Security-Policy": framesPolicy };
  const hashed = names.filter((name) => cacheControl(name) === forever);
  const rules = [
    ["/*", ...Object.entries(common).map(([name, value]) => `  ${name}: ${value}`)],
    ...["static/*", ...hashed].map((path) => [`/${path}`, `  Cache-Control: ${forever}`]),
  ];
  return rules.map((lines) => `${lines.join("\n")}\n`).join("\n");
}
