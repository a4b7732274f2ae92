import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import subsetFont from "subset-font";
import { displayWeight, textWeights } from "../style";

/** The start of the Universal Declaration of Human Rights. The fallbacks in src/theme/fonts.ts were measured with it too. */
const sample =
  "Whereas recognition of the inherent dignity and of the equal and inalienable rights of all members of the human family is the foundation of freedom, justice and peace in the world, Now, therefore, The General Assembly proclaims this Universal Declaration of Human Rights as a common standard of achievement for all peoples and all nations.";

/** The id of the family's name in a font's name table. */
const familyNameId = 1;

const round = (fraction: number) => Number(fraction.toFixed(3));

const project = join(__dirname, "../../..");

/** Finds the fonts that src/theme/fonts.ts imports with a role, as a bundler does: only one can import that module. */
export function findThemeFonts() {
  const { metafile } = buildSync({
    absWorkingDir: project,
    entryPoints: ["src/theme/fonts.ts"],
    outdir: "public",
    bundle: true,
    write: false,
    metafile: true,
    loader: { ".woff2": "file" },
  });
  return Object.keys(metafile.inputs).flatMap((input) => {
    const [path = "", role] = input.split("?");
    if (role === undefined) return [];
    const weight = role === "display" ? displayWeight : textWeights.min;
    return [
      { role, weight, path: join(project, path), file: path.replace(/^.*node_modules\//, "") },
    ];
  });
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
