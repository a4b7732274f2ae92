import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import packageJson from "../../../package.json";
import { themeFonts } from "../../../src/commands/theme-fonts";
import metrics from "../../../src/theme/font-metrics.json";
import { displayWeight, textWeights } from "../../../src/theme/style";

interface Loader {
  getOptions: () => { characters: string; weights: object };
  resource: string;
  resourceQuery: string;
}
type SubsetFont = (this: Loader, font: Buffer) => Promise<Buffer>;
const subsetFont = jest.requireActual<SubsetFont>("../../../src/site/fonts/subset-font-loader.cjs");

const fonts = themeFonts();

function subset(file: string, role: string) {
  const weights = { display: displayWeight, text: textWeights };
  const loader = {
    getOptions: () => ({ characters: "abc", weights }),
    resource: file + role,
    resourceQuery: role,
  };
  return subsetFont.call(loader, readFileSync(file));
}

it("are two, each with its role", () => {
  expect(fonts.map(({ role }) => role)).toEqual(["display", "text"]);
});

it.each(fonts)("are cut: $file", async ({ file, role }) => {
  // Jest resolves a font to a stand-in.
  const path = join("node_modules", file);
  const whole = readFileSync(path).length;
  expect((await subset(path, `?${role}`)).length).toBeLessThan(whole / 4);
});

it("are refused with a role that no weight belongs to", async () => {
  const path = join("node_modules", fonts[0]?.file ?? "");
  await expect(subset(path, "?common")).rejects.toThrow(
    `${path}?common: expected ?display or ?text after the file`,
  );
});

it("were measured since they changed: if not, run `npm run fonts`", () => {
  const folder = mkdtempSync(join(tmpdir(), "fonts-"));
  mkdirSync(join(folder, "src/theme"), { recursive: true });
  const command = ["--import", resolve("node_modules/tsx/dist/loader.mjs")];
  execFileSync(process.execPath, [...command, resolve("src/commands/fonts.ts")], { cwd: folder });
  const measured = readFileSync(join(folder, "src/theme/font-metrics.json"), "utf8");
  rmSync(folder, { recursive: true });
  expect(JSON.parse(measured)).toEqual(metrics);
});

it("are shipped with their licences, as the Open Font License asks", () => {
  const names = Object.keys(packageJson.dependencies).filter((name) =>
    name.startsWith("@fontsource"),
  );
  for (const name of names) {
    const licence = readFileSync(join("static/licences", `${basename(name)}.txt`), "utf8");
    expect(licence).toBe(readFileSync(join("node_modules", name, "LICENSE"), "utf8"));
  }
});
