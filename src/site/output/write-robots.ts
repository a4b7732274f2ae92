import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteMetadata } from "../site-metadata";

/** Writes a robots.txt that allows everything and names the sitemap. */
export function writeRobots(publicDir: string): void {
  const sitemap = `${siteMetadata().siteUrl}/sitemap-index.xml`;
  writeFileSync(join(publicDir, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
