import { join } from "node:path";
import sharp from "sharp";
import { readContentFolder } from "./content-folder";
import { formatProblem } from "./content-problems";
import { readPicture } from "./picture-file";
import { isPicture } from "./picture-problems";

/** Returns a line for each picture whose bytes are damaged, which only decoding shows: it takes about a second. */
export async function findDamagedPictures(contentDir: string): Promise<string[]> {
  const pictures = readContentFolder(contentDir).paths.filter(
    (path) => isPicture(path) && readPicture(join(contentDir, path)).fault === undefined,
  );
  const damaged = await Promise.all(pictures.map((path) => isDamaged(join(contentDir, path))));
  const message = "expected a whole picture, got damaged data: copy it again";
  return pictures
    .filter((_path, index) => damaged[index])
    .map((file) => formatProblem({ file, path: [], message }));
}

/** Decodes a picture as strictly as the build does. */
export async function isDamaged(picture: string | Buffer): Promise<boolean> {
  return sharp(picture, { limitInputPixels: false })
    .resize(64)
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    );
}
