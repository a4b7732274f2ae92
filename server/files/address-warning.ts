import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

/** The web app manifest, whose id is the address for which the site was built. */
const manifest = z.object({ id: z.string().optional() });

/** Warns if the pages were built for another host: search engines and previews of links would lead there. */
export async function warnOfOtherAddress(app: FastifyInstance): Promise<void> {
  const { PUBLIC_DIR, PUBLIC_URL, ALLOWED_ORIGINS } = app.settings;
  const text = await readFile(join(PUBLIC_DIR, "manifest.json"), "utf8").catch(() => "{}");
  const { id: built = "" } = manifest.parse(JSON.parse(text));
  const readHost = (url: string) => new URL(url).host;
  const hosts = [...PUBLIC_URL, ...ALLOWED_ORIGINS].map(readHost);
  if (PUBLIC_URL.length === 0 || !URL.canParse(built) || hosts.includes(readHost(built))) return;
  app.log.warn(
    `The pages were built for ${new URL(built).origin}, which is not in PUBLIC_URL: search engines and previews lead there. ` +
      `Set url in content/company.json, or GATSBY_SITE_URL for the build, to ${PUBLIC_URL[0]} and build again.`,
  );
}
