import { readContentFolder } from "../content/check/content-folder";
import { commonCharacters } from "../build/fonts/common-characters";
import { cutFont, themeFonts } from "./theme-fonts";

/** Returns advice if content has letters that no font of the theme has, so that each system shows them in another. */
export async function missingLetters(contentDir: string): Promise<string | undefined> {
  const characters = commonCharacters(readContentFolder(contentDir).sources);
  const letters = characters.match(/(?![a-z])\p{L}/giu) ?? [];
  if (letters.length === 0) return undefined;
  const { Blob, Face } = await import("harfbuzzjs");
  const known = await Promise.all(
    themeFonts().map(async (font) => {
      const file = await cutFont(font, letters.join(""));
      return [...new Face(new Blob(new Uint8Array(file).buffer)).collectUnicodes()];
    }),
  );
  const missing = letters.filter((letter) => !known.flat().includes(letter.codePointAt(0) ?? 0));
  if (missing.length === 0) return undefined;
  const shown = [...missing.slice(0, 10), ...(missing.length > 10 ? ["…"] : [])].join(" ");
  return `src/theme/fonts.ts: no font has these letters of content: ${shown}: import one that does (docs/make-it-yours.md, Another language)`;
}
