import { readFile } from "node:fs/promises";
import { join } from "node:path";

const markedSource = /(<source\b[^>]*\bdata-within-page=""[^>]*\bsrcSet=")(\/[^" ]+\.avif)/;

/** Inlines the first picture marked with `data-within-page` as a data URL, which hydration leaves in place. */
export async function inlinePicture(html: string, publicDir: string): Promise<string> {
  const [found, start, path] = markedSource.exec(html) ?? [];
  if (found === undefined || start === undefined || path === undefined) return html;
  const file = await readFile(join(publicDir, decodeURIComponent(path)));
  // A larger file would delay the page by more than the saved request takes.
  if (file.length > 20_480) return html;
  return html.replace(found, `${start}data:image/avif;base64,${file.toString("base64")}`);
}
