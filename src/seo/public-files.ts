/** Writes robots.txt, security.txt and the web app manifest into the built site. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { routes } from "../domain/routes";
import { findDirection } from "../lib/language";
import { getPalette } from "../theme/tokens";

interface Company {
  readonly name: string;
  /** BCP 47. */
  readonly language: string;
  readonly securityEmail?: string | undefined;
}

/**
 * Writes robots.txt, which keeps crawlers from a hidden site, and /.well-known/security.txt if somebody takes reports, which
 * expires a year after the build, as RFC 9116 advises.
 */
export function writeRobotsAndSecurity(
  { securityEmail, language }: Pick<Company, "securityEmail" | "language">,
  siteUrl: string,
  publicDir: string,
  isHidden = false,
): void {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const robots = isHidden
    ? ["User-agent: *", "Disallow: /"]
    : ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap-index.xml`];
  const security = [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  const securityFile = join(publicDir, ".well-known/security.txt");
  mkdirSync(dirname(securityFile), { recursive: true });
  writeFileSync(join(publicDir, "robots.txt"), `${robots.join("\n")}\n`);
  if (securityEmail !== undefined) writeFileSync(securityFile, `${security.join("\n")}\n`);
}

/** Writes the manifest, from which phones take the site's name and icons for the home screen. `npm run assets` draws the icons. */
export function writeManifest(
  { name, language }: Pick<Company, "name" | "language">,
  siteUrl: string,
  publicDir: string,
): void {
  const { surface } = getPalette("light");
  const manifest = {
    // The server compares it with its own address, too.
    id: `${siteUrl}/`,
    name,
    short_name: name,
    lang: language,
    dir: findDirection(language),
    start_url: routes.home.path,
    display: "browser",
    theme_color: surface,
    background_color: surface,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  // Not .webmanifest, for which many hosts lack the MIME type.
  writeFileSync(join(publicDir, "manifest.json"), JSON.stringify(manifest));
}
