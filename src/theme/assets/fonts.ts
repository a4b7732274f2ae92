import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { displayWeight, textWeights } from "../style";

/** The start of the Universal Declaration of Human Rights. The fallbacks in src/theme/fonts.ts were measured with it too. */
const sample =
  "Whereas recognition of the inherent dignity and of the equal and inalienable rights of all members of the human family is the foundation of freedom, justice and peace in the world, Now, therefore, The General Assembly proclaims this Universal Declaration of Human Rights as a common standard of achievement for all peoples and all nations.";

/** The id of the family's name in a font's name table. */
const familyNameId = 1;

const round = (fraction: number) => Number(fraction.toFixed(3));

/** Finds the fonts that src/theme/fonts.ts imports with a role, in its text: only a bundler can import the module itself. */
export function findThemeFonts() {
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

/** Cuts a font to these characters and the weight of its role, in the format that HarfBuzz reads. Throws if it is not variable. */
export async function cutFont(
  { file, path, weight }: ReturnType<typeof findThemeFonts>[number],
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
  const measured = findThemeFonts().map(async (themeFont) => {
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
      name: face.getName(familyNameId, "en"),
      ascent: round(ascender / face.upem),
      descent: round(-descender / face.upem),
      averageWidth: round(width / face.upem / sample.length),
    };
    return [themeFont.role, metrics] as const;
  });
  return Object.fromEntries(await Promise.all(measured));
}

export async function writeFontMetrics(): Promise<void> {
  const metrics = await measureFonts();
  writeFileSync("src/theme/font-metrics.json", `${JSON.stringify(metrics, null, 2)}\n`);
}
