import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";

const packageFile = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Copies the licences of the project's fonts to /licences, as the Open Font License asks, such as /licences/sora.txt. */
export function writeLicences(publicDir: string): void {
  const { dependencies } = packageFile.parse(JSON.parse(readFileSync("package.json", "utf8")));
  const folder = join(publicDir, "licences");
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(dependencies)) {
    if (!name.startsWith("@fontsource")) continue;
    copyFileSync(join("node_modules", name, "LICENSE"), join(folder, `${basename(name)}.txt`));
  }
}
