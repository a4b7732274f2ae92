import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { displayWeight, textWeights } from "../theme/style";

/** The fonts that src/theme/fonts.ts imports with a role. Only a bundler can import that module itself. */
export function themeFonts() {
  const { resolve: find } = createRequire(__filename);
  const source = readFileSync(join(__dirname, "../theme/fonts.ts"), "utf8");
  return Array.from(
    source.matchAll(/from "([^"]+\.woff2)\?(display|text)"/g),
    ([, file = "", role = ""]) => ({
      role,
      file,
      path: find(file),
      weight: role === "display" ? displayWeight : textWeights.min,
    }),
  );
}
