import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { companyOf, type ContentSource } from "../../content-check/content-folder";
import { readBuildSettings } from "../build-settings";
import { contentSecurityPolicy, inlineHashes } from "./content-security-policy";
import { finishPage } from "../patches/finish-page";
import { inlinePictures } from "../patches/inline-pictures";
import { type PageHeaders, writeHeaders } from "./write-headers";

/**
 * Finishes the built pages and writes the security headers that fit them.
 * @param exceptions the headers of pages that Gatsby did not make, by their paths
 * @throws if Gatsby writes its scripts in another way than it used to
 */
export async function finishPages(
  publicDir: string,
  sources: readonly ContentSource[],
  exceptions: Readonly<Record<string, PageHeaders>>,
): Promise<void> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const pages = new Map<string, ReturnType<typeof inlineHashes>>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const page = relative(publicDir, path).replaceAll(sep, "/");
    if (!entry.isFile() || !isPage(page, exceptions)) continue;
    const html = await readFile(path, "utf8");
    const finished = await inlinePictures(
      finishPage(html, (text) => writeScript(text, publicDir)),
      publicDir,
    );
    if (finished !== html) {
      // The compressed copies of the last build would be sent with the policy of this one.
      await Promise.all([".br", ".gz"].map((type) => rm(path + type, { force: true })));
      await writeFile(path, finished);
    }
    pages.set(page, inlineHashes(finished));
  }
  const { GATSBY_API_HOST: apiHost, GATSBY_VITALS_URL: vitalsUrl } = readBuildSettings(process.env);
  const texts = sources.flatMap(({ values }) => values);
  const policy = contentSecurityPolicy({
    pages: [...pages.values()],
    frames: texts.filter(({ meta }) => meta.iframe).map(({ value }) => value),
    requests: [companyOf(sources).scheduling.scriptUrl],
    apiHost,
    vitalsUrl,
  });
  await writeHeaders(publicDir, [...pages.keys()], policy, exceptions);
}

/** Writes a script with a hash in its name, so that browsers may keep it, and returns its address. */
function writeScript(text: string, publicDir: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
  const address = `/load-scripts-${hash}.js`;
  writeFileSync(join(publicDir, address), text);
  return address;
}

/** Gatsby's own folders have fragments of pages, and folders with a page's name. */
function isPage(path: string, exceptions: object): boolean {
  return path.endsWith(".html") && !(path in exceptions) && !/^(_gatsby|page-data)\//.test(path);
}
