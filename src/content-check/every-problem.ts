import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readContentFolder } from "./content-folder";
import { findContentProblems, formatProblem } from "./content-problems";
import { describePicture } from "./picture-file";
import { isPicture } from "./picture-names";

/** Returns what `findContentProblems` does, and a line for each picture whose bytes are damaged or cut off. */
export async function findEveryProblem(contentDir: string): Promise<string[]> {
  const message = "expected a whole picture, got damaged data: copy it again";
  const pictures = readContentFolder(contentDir).paths.filter(isPicture);
  const damaged = await Promise.all(
    pictures.map(async (file) =>
      (await isDamaged(readFileSync(join(contentDir, file))))
        ? [formatProblem({ level: "refused", file, path: [], message })]
        : [],
    ),
  );
  return [...findContentProblems(contentDir), ...damaged.flat()];
}

/** Decodes a picture as strictly as the build does, but for what the content check says itself. */
export async function isDamaged(file: Buffer): Promise<boolean> {
  if (describePicture(file).fault) return false;
  return sharp(file, { limitInputPixels: false })
    .resize(64)
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    );
}
