import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import packageJson from "../../../package.json";

/** Ships the licences of the fonts with them, as the Open Font License asks: /licences/fraunces.txt, for instance. */
export function writeFontLicences(publicDir: string): void {
  const folder = join(publicDir, "licences");
  mkdirSync(folder, { recursive: true });
  const { resolve: find } = createRequire(resolve("package.json"));
  for (const name of Object.keys(packageJson.dependencies)) {
    if (!name.startsWith("@fontsource")) continue;
    const licence = join(dirname(find(`${name}/package.json`)), "LICENSE");
    copyFileSync(licence, join(folder, `${basename(name)}.txt`));
  }
}
