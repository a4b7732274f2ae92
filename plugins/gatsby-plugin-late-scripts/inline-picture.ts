import { readFile } from "node:fs/promises";
import { join } from "node:path";

const markedSource = /(<source\b[^>]*\bdata-within-page=""[^>]*\bsrcSet=")(\/[^" ]+\.avif)/;

/** Writes the first picture that is marked with `data-within-page` into its page, as a data URL. React leaves it there. */
export async function inlinePicture(html: string, publicDir: string): Promise<string> {
  const [found, start, path] = markedSource.exec(html) ?? [];
  if (found === undefined || start === undefined || path === undefined) return html;
  const file = await readFile(join(publicDir, decodeURIComponent(path)));
  // A page with a larger file in it arrives too late for what a request saves.
  if (file.length > 20_480) return html;
  return html.replace(found, `${start}data:image/avif;base64,${file.toString("base64")}`);
}
