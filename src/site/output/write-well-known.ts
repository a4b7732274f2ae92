import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { companyOf, type ContentSource } from "../../content-check/content-folder";
import { siteMetadata } from "../site-metadata";

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
