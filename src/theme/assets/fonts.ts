import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { displayWeight, textWeights } from "../style";

/** The start of the Universal Declaration of Human Rights, on which the fallbacks in src/theme/fonts.ts were measured too. */
const sample =
  "Whereas recognition of the inherent dignity and of the equal and inalienable rights of all members of the human family is the foundation of freedom, justice and peace in the world, Now, therefore, The General Assembly proclaims this Universal Declaration of Human Rights as a common standard of achievement for all peoples and all nations.";

/** The name table's entry for the family. */
const familyName = 1;

const rounded = (fraction: number) => Number(fraction.toFixed(3));

/** The fonts that src/theme/fonts.ts imports with a role. Only a bundler can import that module itself. */
export function themeFonts() {
  const source = readFileSync(join(__dirname, "../../theme/fonts.ts"), "utf8");
  return Array.from(
    source.matchAll(/from "([^"]+\.woff2)\?(display|text)"/g),
    ([, file = "", role = ""]) => ({
      role,
      file,
      path: require.resolve(file),
      weight: role === "display" ? displayWeight : textWeights.min,
    }),
  );
}

/** The font with these characters in the weight of its role, as HarfBuzz reads it. One without weights throws. */
export async function cutFont(
  { file, path, weight }: ReturnType<typeof themeFonts>[number],
  characters: string,
): Promise<Buffer> {
  const options = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
  return subsetFont(readFileSync(path), characters, options).catch((error: unknown) => {
    if (!String(error).includes("pin_axis_location")) throw error;
    throw new Error(
      `src/theme/fonts.ts: expected a variable font, got ${file}, which has one weight: import that of a package @fontsource-variable/...`,
    );
  });
}

/** Measures the fonts that src/theme/fonts.ts imports, by role, as src/theme/font-metrics.json has them. */
async function measureFonts() {
  const { Blob, Buffer, Face, Font, shape } = await import("harfbuzzjs");
  const measured = themeFonts().map(async (themeFont) => {
    const file = await cutFont(themeFont, sample);
    const face = new Face(new Blob(new Uint8Array(file).buffer));
    const font = new Font(face);
    const words = new Buffer();
    words.addText(sample);
    words.guessSegmentProperties();
    shape(font, words);
    const width = words.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    const { ascender, descender } = font.hExtents();
    const metrics = {
      name: face.getName(familyName, "en"),
      ascent: rounded(ascender / face.upem),
      descent: rounded(-descender / face.upem),
      averageWidth: rounded(width / face.upem / sample.length),
    };
    return [themeFont.role, metrics] as const;
  });
  return Object.fromEntries(await Promise.all(measured));
}

export async function writeFontMetrics(): Promise<void> {
  const metrics = await measureFonts();
  writeFileSync("src/theme/font-metrics.json", `${JSON.stringify(metrics, null, 2)}\n`);
}
