import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readContentFolder } from "./content-folder";
import { findContentProblems, formatProblem } from "./content-problems";
import { findingAbout } from "./finding";
import { describePicture } from "./picture-file";

/** Returns a line for each problem of content/, also for each picture whose bytes are damaged or cut off. */
export async function findEveryProblem(contentDir: string): Promise<string[]> {
  const message = "expected a whole picture, got damaged data: copy it again";
  const { pictures } = readContentFolder(contentDir);
  const damaged = await Promise.all(
    pictures.map(async (file) =>
      findingAbout(file, "refused", (await isDamagedFile(join(contentDir, file))) && message),
    ),
  );
  return [...findContentProblems(contentDir), ...damaged.flat().map(formatProblem)];
}

/** By path, size and time. `npm run dev` asks at every save, and decoding all pictures takes about a second. */
const known = new Map<string, boolean | Promise<boolean>>();

function isDamagedFile(path: string): boolean | Promise<boolean> {
  const { size, mtimeMs } = statSync(path);
  const version = [path, size, mtimeMs].join();
  const file = readFileSync(path);
  const verdict = known.get(version) ?? (!describePicture(file).fault && isDamaged(file));
  known.set(version, verdict);
  return verdict;
}

/** Decodes a picture as strictly as the build does. */
export async function isDamaged(file: Buffer): Promise<boolean> {
  const decoding = sharp(file, { limitInputPixels: false }).resize(64).raw().toBuffer();
  return (await Promise.allSettled([decoding]))[0].status === "rejected";
}
