import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { displayWeight, textWeights } from "../theme/style";

/** The fonts that src/theme/fonts.ts imports with a role. Only a bundler can import that module itself. */
export function themeFonts() {
  const source = readFileSync(join(__dirname, "../theme/fonts.ts"), "utf8");
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

/** A font with these characters in the weight of its role, as sharp and HarfBuzz read it. One without weights throws. */
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
