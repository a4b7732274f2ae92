import { getCacheControl, framesPolicy } from "../../src/domain/http-headers";

/** Pictures, which other sites show beside a link to this one. */
const pictureFile = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;

const pageFile = /\.x?html?$/;

/** Returns the headers of a file of the built site, besides those of every response. */
export function findFileHeaders(path: string): Record<string, string> {
  return {
    "Cache-Control": getCacheControl(path),
    // On uncompressed responses too, so that caches keep the encodings apart.
    Vary: "Accept-Encoding",
    ...(pictureFile.test(path) && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    // The rest of the policy is in the page (docs/decisions/0038).
    ...(pageFile.test(path) && { "Content-Security-Policy": framesPolicy }),
  };
}
