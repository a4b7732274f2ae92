import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** In bytes. A page that has a larger file arrives too late for what a request saves. */
const largestFile = 20_480;

const markedSource = /(<source\b[^>]*\bdata-within-page=""[^>]*\bsrcSet=")(\/[^" ]+\.avif)/;

/**
 * Writes the picture that src/components/picture.tsx has marked into its page, as a data URL, unless it is large. React
 * leaves the attribute as it is when it hydrates the page.
 */
export async function inlinePictures(html: string, publicDir: string): Promise<string> {
  const [found, start, path] = markedSource.exec(html) ?? [];
  if (found === undefined || start === undefined || path === undefined) return html;
  const file = await readFile(join(publicDir, path));
  if (file.length > largestFile) return html;
  return html.replace(found, `${start}data:image/avif;base64,${file.toString("base64")}`);
}
