/** The files of the built site that are no pages. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import packageJson from "../../../package.json";
import { companyOf, type ContentSource } from "../../content-check/content-folder";
import { searchIndexAddress } from "../../search/search-document";
import { buildSearchIndex } from "./search-index";
import { siteMetadata } from "../site-metadata";

export function writeSearchIndex(sources: readonly ContentSource[], publicDir: string): void {
  const documents = buildSearchIndex(sources);
  writeFileSync(join(publicDir, searchIndexAddress), JSON.stringify(documents));
}

/**
 * Writes robots.txt and /.well-known/security.txt (RFC 9116), which says where to report a vulnerability. That one
 * expires a year after the build, as the RFC advises.
 */
export function writeWellKnown(sources: readonly ContentSource[], publicDir: string): void {
  const { siteUrl } = siteMetadata();
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const robots = ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap-index.xml`];
  const security = [
    `Contact: mailto:${companyOf(sources).securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  mkdirSync(join(publicDir, ".well-known"), { recursive: true });
  writeFileSync(join(publicDir, "robots.txt"), `${robots.join("\n")}\n`);
  writeFileSync(join(publicDir, ".well-known/security.txt"), `${security.join("\n")}\n`);
}

/** Ships the licences of the fonts with them, as the Open Font License asks: /licences/fraunces.txt, for instance. */
export function writeFontLicences(publicDir: string): void {
  const folder = join(publicDir, "licences");
  mkdirSync(folder, { recursive: true });
  const { resolve: find } = createRequire(resolve("package.json"));
  for (const name of Object.keys(packageJson.dependencies)) {
    if (!name.startsWith("@fontsource")) continue;
    const licence = join(dirname(find(`${name}/package.json`)), "LICENSE");
    copyFileSync(licence, join(folder, `${basename(name)}.txt`));
  }
}
