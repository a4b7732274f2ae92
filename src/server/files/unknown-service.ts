import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import negotiate from "@fastify/accept-negotiator";
import { fillTemplate } from "../../lib/fill-template";

/**
 * Names the service in the prebuilt page for unknown services, for browsers without JavaScript. The page
 * holds the sentence with a placeholder in an attribute (see src/templates/service-not-found.tsx).
 */
export function insertServiceName(html: string, name: string): string {
  if (name === "") return html;
  return html.replace(
    /(<p [^>]*data-with-name="([^"]*)"[^>]*>)[^<]*/,
    (_match, tag: string, sentence: string) =>
      tag + fillTemplate(sentence, { serviceName: escapeHtml(name) }),
  );
}

/** Compresses a page with the best encoding that the browser accepts, quickly rather than tightly. */
export async function compress(
  html: string,
  acceptEncoding = "",
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const body = Buffer.from(html);
  switch (negotiate(acceptEncoding, ["br", "gzip"])) {
    case "br": {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      const compressed = await promisify(brotliCompress)(body, { params });
      return { body: compressed, headers: { "Content-Encoding": "br" } };
    }
    case "gzip":
      return { body: await promisify(gzip)(body), headers: { "Content-Encoding": "gzip" } };
    default:
      return { body, headers: {} };
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
