import { readFileSync } from "node:fs";
import { join } from "node:path";
import { displayWeight, textWeights } from "../../../src/theme/style";

interface Loader {
  getOptions: () => { characters: string; weights: object };
  resource: string;
  resourceQuery: string;
}
type SubsetFont = (this: Loader, font: Buffer) => Promise<Buffer>;
const subsetFont = jest.requireActual<SubsetFont>("../../../src/site/fonts/subset-font-loader.cjs");

/** The fonts that the theme imports with a role. */
const fonts = Array.from(
  readFileSync("src/theme/fonts.ts", "utf8").matchAll(/from "([^"]+\.woff2)(\?\w+)"/g),
  ([, file = "", role = ""]) => ({ file, role }),
);

function subset(file: string, role: string) {
  const weights = { display: displayWeight, text: textWeights };
  const loader = {
    getOptions: () => ({ characters: "abc", weights }),
    resource: file + role,
    resourceQuery: role,
  };
  return subsetFont.call(loader, readFileSync(join("node_modules", file)));
}

it("are two, each with its role", () => {
  expect(fonts.map(({ role }) => role)).toEqual(["?display", "?text"]);
});

it.each(fonts)("are cut: $file", async ({ file, role }) => {
  const whole = readFileSync(join("node_modules", file)).length;
  expect((await subset(file, role)).length).toBeLessThan(whole / 4);
});

it("are refused with a role that no weight belongs to", async () => {
  const [{ file } = { file: "" }] = fonts;
  await expect(subset(file, "?common")).rejects.toThrow(
    `${file}?common: expected ?display or ?text after the file`,
  );
});
