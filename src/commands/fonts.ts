/** `npm run fonts`: measures the fonts that src/theme/fonts.ts imports, into src/theme/font-metrics.json. */
import { writeFileSync } from "node:fs";
import { cutFont, themeFonts } from "./theme-fonts";

/** The start of the Universal Declaration of Human Rights, on which the fallbacks in src/theme/fonts.ts were measured too. */
const sample =
  "Whereas recognition of the inherent dignity and of the equal and inalienable rights of all members of the human family is the foundation of freedom, justice and peace in the world, Now, therefore, The General Assembly proclaims this Universal Declaration of Human Rights as a common standard of achievement for all peoples and all nations.";

/** The name table's entry for the family. */
const familyName = 1;

const rounded = (fraction: number) => Number(fraction.toFixed(3));

async function measure(themeFont: ReturnType<typeof themeFonts>[number]) {
  const { Blob, Buffer, Face, Font, shape } = await import("harfbuzzjs");
  const file = await cutFont(themeFont, sample);
  const face = new Face(new Blob(new Uint8Array(file).buffer));
  const font = new Font(face);
  const words = new Buffer();
  words.addText(sample);
  words.guessSegmentProperties();
  shape(font, words);
  const width = words.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const { ascender, descender } = font.hExtents();
  return {
    name: face.getName(familyName, "en"),
    ascent: rounded(ascender / face.upem),
    descent: rounded(-descender / face.upem),
    averageWidth: rounded(width / face.upem / sample.length),
  };
}

async function main(): Promise<void> {
  const measured = themeFonts().map(async (font) => [font.role, await measure(font)] as const);
  const metrics = Object.fromEntries(await Promise.all(measured));
  writeFileSync("src/theme/font-metrics.json", `${JSON.stringify(metrics, null, 2)}\n`);
  console.log("src/theme/font-metrics.json: written");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
