import { cacheControl, framesPolicy } from "../../src/domain/http-headers";

/** Pictures, icons and share pictures, which other sites show beside a link to this one. */
const pictureFile = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;

const pageFile = /\.x?html?$/;

/** The headers of a file, by its path in the built site, besides those of every response. */
export function findFileHeaders(path: string): Record<string, string> {
  return {
    "Cache-Control": cacheControl(path),
    // Needed on uncompressed responses too: caches must not mix up encodings.
    Vary: "Accept-Encoding",
    ...(pictureFile.test(path) && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    // The rest of its policy is in the page.
    ...(pageFile.test(path) && { "Content-Security-Policy": framesPolicy }),
  };
}
