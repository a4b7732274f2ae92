import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteMetadata } from "../site-metadata";

/** Writes robots.txt: everything may be read, and the sitemap is there. */
export function writeRobots(publicDir: string): void {
  const sitemap = `${siteMetadata().siteUrl}/sitemap-index.xml`;
  writeFileSync(join(publicDir, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
