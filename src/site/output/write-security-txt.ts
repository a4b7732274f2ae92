import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { companyOf } from "../../content-check/company-of";
import type { ContentSource } from "../../content-check/content-folder";
import { siteMetadata } from "../site-metadata";

/**
 * Writes /.well-known/security.txt (RFC 9116), which says where to report a vulnerability. It expires a year
 * after the build, as the RFC advises: a site that nobody builds any more should not promise an answer.
 */
export function writeSecurityTxt(sources: readonly ContentSource[], publicDir: string): void {
  const { securityEmail } = companyOf(sources);
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteMetadata().siteUrl}/.well-known/security.txt`,
  ];
  mkdirSync(join(publicDir, ".well-known"), { recursive: true });
  writeFileSync(join(publicDir, ".well-known", "security.txt"), `${lines.join("\n")}\n`);
}
