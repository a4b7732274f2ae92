import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { disableFontInlining } from "../../../plugins/gatsby-plugin-cut-fonts/disable-font-inlining";
import { listCharacters } from "../../../plugins/gatsby-plugin-cut-fonts/list-characters";
import { writeLicences } from "../../../plugins/gatsby-plugin-cut-fonts/write-licences";
import { cutFont, findThemeFonts } from "../../../src/theme/assets/fonts";
import { displayWeight, textWeights } from "../../../src/theme/style";

interface Loader {
  getOptions: () => { characters: string; weights: object };
  resource: string;
  resourceQuery: string;
}
type SubsetFont = (this: Loader, font: Buffer) => Promise<Buffer>;
const subsetFont = jest.requireActual<SubsetFont>(
  "../../../plugins/gatsby-plugin-cut-fonts/subset-font-loader.cjs",
);

const fonts = findThemeFonts();

function subset(file: string, role: string) {
  const weights = { display: displayWeight, text: textWeights };
  const loader = {
    getOptions: () => ({ characters: "abc", weights }),
    resource: file + role,
    resourceQuery: role,
  };
  return subsetFont.call(loader, readFileSync(file));
}

it.each(fonts)("fonts are cut: $file", async ({ file, role }) => {
  // Jest resolves a font to a stand-in.
  const path = join("node_modules", file);
  const whole = readFileSync(path).length;
  expect((await subset(path, `?${role}`)).length).toBeLessThan(whole / 4);
});

it("a font keeps the characters of the content, and all that visitors type in ASCII", () => {
  const ascii = listCharacters("");
  expect(ascii).toMatch(/^[ -~]{95}$/);
  expect(listCharacters("né, ōn\n")).toBe(`${ascii}éō`);
});

it("a font is refused with a role that has no weights", async () => {
  const path = join("node_modules", fonts[0]?.file ?? "");
  await expect(subset(path, "?common")).rejects.toThrow(
    `${path}?common: expected ?display or ?text after the file`,
  );
});

it("a font with a single weight is refused in one line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "static-font-"));
  const path = join(folder, "static.ttf");
  for (const font of fonts) {
    writeFileSync(path, await cutFont({ ...font, path: join("node_modules", font.file) }, "abc"));
    await expect(cutFont({ ...font, path, file: "static.woff2" }, "abc")).rejects.toThrow(
      /^src\/theme\/fonts\.ts: expected a variable font, got static\.woff2, .*$/,
    );
  }
  rmSync(folder, { recursive: true });
});

/** Gatsby has no types for its own rules. */
interface WebpackUtils {
  createWebpackUtils: (stage: string, program: object) => { rules: Record<string, () => object> };
}
const { createWebpackUtils } = jest.requireActual<WebpackUtils>("gatsby/dist/utils/webpack-utils");

it("fonts remain files, however small", () => {
  const program = { directory: resolve("."), browserslist: [] };
  const { fonts: fontRule } = createWebpackUtils("build-javascript", program).rules;
  const { module } = disableFontInlining({ module: { rules: [fontRule?.() ?? {}] } });
  expect(module.rules).toMatchObject([{ use: [{ options: { limit: 0 } }] }]);
});

it("the build fails when Gatsby's rule for fonts has changed", () => {
  expect(() => disableFontInlining({ module: { rules: [] } })).toThrow("gatsby-plugin-cut-fonts");
});

it("the licences of all fonts are published", () => {
  const folder = mkdtempSync(join(tmpdir(), "licences-"));
  writeLicences(folder);
  const licences = readdirSync(join(folder, "licences"));
  const names = new Set(fonts.map(({ file }) => file.split("/")[1]));
  expect(licences.sort()).toEqual([...names].map((name) => `${name}.txt`).sort());
  for (const name of licences) {
    expect(readFileSync(join(folder, "licences", name), "utf8")).not.toBe("");
  }
  rmSync(folder, { recursive: true });
});
