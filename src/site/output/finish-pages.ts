import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { annotatedValues } from "../../content-model/annotated-values";
import type { Policies } from "../../server/files/page-policies";
import { companyOf } from "../content/company-of";
import type { ContentSource } from "../content/content-folder";
import { schedulingFrame, schedulingFrameAddress } from "../scheduling-frame";
import { addGlobalsIn } from "./add-globals";
import { contentSecurityPolicy, schedulingFramePolicy } from "./content-security-policy";
import { finishPage } from "./finish-page";
import { inlineHashes, type InlineHashes } from "./inline-hashes";
import { inlinePictures } from "./inline-pictures";
import { type PageHeaders, writeHeaders } from "./write-headers";

const framePath = `${schedulingFrameAddress.slice(1)}/index.html`;

/**
 * Finishes the built pages and writes the security headers that fit them.
 * @param sources the content, already checked
 * @param foreign the headers of pages that Gatsby did not make, by their paths
 * @throws if Gatsby writes its scripts in another way than it used to
 */
export async function finishPages(
  publicDir: string,
  sources: readonly ContentSource[],
  foreign: Readonly<Record<string, PageHeaders>> = {},
): Promise<void> {
  const exceptions = {
    [framePath]: {
      "Content-Security-Policy": schedulingFramePolicy(companyOf(sources).scheduling.scriptUrl),
      "X-Frame-Options": "SAMEORIGIN",
    },
    ...foreign,
  };
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const pages = new Map<string, InlineHashes>();
  const addGlobals = addGlobalsIn(publicDir);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const page = relative(publicDir, path).replaceAll(sep, "/");
    if (!entry.isFile() || !isPage(page, exceptions)) continue;
    const html = await readFile(path, "utf8");
    const finished = await inlinePictures(finishPage(html, addGlobals), publicDir);
    if (finished !== html) await writeFile(path, finished);
    pages.set(page, inlineHashes(finished));
  }
  await writeHeaders(publicDir, { ...pagePolicies(pages, sources), exceptions });
}

/** The policy of all pages, and that of each kind of page, which names one style sheet instead of all. */
function pagePolicies(
  hashesOf: ReadonlyMap<string, InlineHashes>,
  sources: readonly ContentSource[],
): Pick<Policies, "pages" | "kinds"> {
  const frames = iframeUrls(sources);
  const policyOf = (pages: readonly InlineHashes[]) =>
    contentSecurityPolicy({
      pages,
      frames,
      apiHost: process.env.GATSBY_API_HOST,
      vitalsUrl: process.env.GATSBY_VITALS_URL,
    });
  const kinds = new Map<string, string[]>();
  for (const [page, hashes] of hashesOf) {
    const policy = policyOf([hashes]);
    const members = kinds.get(policy);
    if (members) members.push(page);
    else kinds.set(policy, [page]);
  }
  return {
    pages: policyOf([...hashesOf.values()]),
    kinds: Array.from(kinds, ([policy, pages]) => ({ policy, pages })),
  };
}

/** Gatsby's own folders have fragments of pages, and folders with a page's name. */
function isPage(path: string, exceptions: object): boolean {
  return path.endsWith(".html") && !(path in exceptions) && !/^(_gatsby|page-data)[/\\]/.test(path);
}

/** Writes the page with the scheduling widget, in development too. */
export async function writeSchedulingFrame(
  publicDir: string,
  sources: readonly ContentSource[],
): Promise<void> {
  const path = join(publicDir, framePath);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, schedulingFrame(companyOf(sources).scheduling.scriptUrl));
}

function iframeUrls(sources: readonly ContentSource[]): string[] {
  return sources.flatMap(({ file, json }) =>
    annotatedValues(file.schema, json.value).flatMap(({ value, meta }) =>
      meta.iframe ? [value] : [],
    ),
  );
}
