import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { generateHtmlPath } from "gatsby-core-utils";
import { createPolicy, type PolicySources, insertPolicy } from "./content-security-policy";
import { type HostFilesOptions, type Redirect, writeHostFiles } from "./host-files";

export interface PagePolicyOptions extends HostFilesOptions {
  readonly sources: () => PolicySources;
}

const folders = { publicDir: path.resolve("public"), staticDir: path.resolve("static") };

/** Inserts the policy of each page, and writes the files for static hosts. Throws if a page does not begin with its charset. */
export const onPostBuild = async (
  { getNodesByType, store }: ParentSpanPluginArgs,
  options: PagePolicyOptions,
): Promise<void> => {
  const pages = getNodesByType("SitePage").map((page) => generateHtmlPath("", String(page.path)));
  const sources = options.sources();
  for (const page of pages) {
    const file = path.join(folders.publicDir, page);
    const html = await readFile(file, "utf8");
    const withPolicy = insertPolicy(html, createPolicy(html, sources));
    if (withPolicy !== html) await writeFile(file, withPolicy);
  }
  // oxlint-disable-next-line typescript/no-unsafe-assignment, typescript/no-unsafe-call -- Gatsby does not type its store
  const { redirects }: { redirects: readonly Redirect[] } = store.getState();
  await writeHostFiles(folders, pages, redirects, options);
};
