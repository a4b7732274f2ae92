/** The first half of `npm run assets`, to run after adding or replacing photographs. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import sharp from "sharp";
import { contentDirectory } from "./content-directory.cjs";
import { readContentFolder } from "./source/content-folder";
import { maxPreparedSide } from "./picture-limits";

/** Turns the photographs in content/images upright, shrinks those that are too large, and prints which it changed. */
async function main(): Promise<void> {
  const folder = relative(".", contentDirectory());
  for (const picture of readContentFolder(folder).pictures) {
    const path = join(folder, picture);
    const prepared = await prepare(readFileSync(path)).catch((error: unknown) => {
      throw new Error(`${path}: expected a whole picture, got one that cannot be decoded`, {
        cause: error,
      });
    });
    if (!prepared) continue;
    writeFileSync(path, prepared);
    console.log(`${path}: turned upright, at most ${maxPreparedSide} pixels a side`);
  }
}

/** Returns the picture upright and small enough, or nothing if it is so already. */
async function prepare(file: Buffer): Promise<Buffer | undefined> {
  const { orientation = 1, width, height } = await sharp(file).metadata();
  if (orientation === 1 && Math.max(width, height) <= maxPreparedSide) return undefined;
  const options = { fit: "inside", withoutEnlargement: true } as const;
  const upright = sharp(file).rotate().resize(maxPreparedSide, maxPreparedSide, options);
  // A high quality, because the build compresses the picture again.
  return upright.jpeg({ quality: 92, force: false }).toBuffer();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
