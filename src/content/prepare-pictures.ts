/** The first half of `npm run assets`; to be run after a change of photographs. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import sharp from "sharp";
import { contentDirectory } from "./content-directory.cjs";
import { readContentFolder } from "./content-folder";
import { preparedSide } from "./prepared-side";

/** Turns the photographs in content/images upright, makes them no larger than pages need, and names those that it changed. */
async function main(): Promise<void> {
  const folder = relative(".", contentDirectory());
  for (const picture of readContentFolder(folder).pictures) {
    const path = join(folder, picture);
    const turned = await turn(readFileSync(path)).catch((error: unknown) => {
      throw new Error(`${path}: expected a whole picture, got one that cannot be decoded`, {
        cause: error,
      });
    });
    if (!turned) continue;
    writeFileSync(path, turned);
    console.log(`${path}: turned upright, at most ${preparedSide} pixels a side`);
  }
}

/** Returns the picture upright and small enough, or nothing if it is so already. */
async function turn(file: Buffer): Promise<Buffer | undefined> {
  const { orientation = 1, width, height } = await sharp(file).metadata();
  if (orientation === 1 && Math.max(width, height) <= preparedSide) return undefined;
  const options = { fit: "inside", withoutEnlargement: true } as const;
  const upright = sharp(file).rotate().resize(preparedSide, preparedSide, options);
  // Without `quality` sharp would lose what a page may still need.
  return upright.jpeg({ quality: 92, force: false }).toBuffer();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
