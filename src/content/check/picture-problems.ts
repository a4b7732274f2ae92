/** Checks the pictures that content refers to: each exists, can be decoded, is upright and large enough. */
import { createHash } from "node:crypto";
import { imageSize } from "image-size";
import sharp from "sharp";
import type { z } from "zod";
import {
  type ContentFolder,
  type ContentSource,
  resolvePicturePath,
} from "../source/content-folder";
import { toProblems } from "./problem";
import type { Problem } from "../source/problem";

type ShownSize = NonNullable<z.GlobalMeta["image"]>;

/** The supported formats, as image-size names them. */
const pictureTypes = ["jpg", "png", "webp", "avif"];

/** The longest side, in pixels. Larger pictures exhaust the memory of the build. */
const maxSide = 8000;

const damageMessage = "expected a whole picture, got damaged data: copy it again";

/** Finds the problems of a content file's pictures that show without decoding them. */
export function findPictureProblems(source: ContentSource, { read, pictures }: ContentFolder) {
  return listPictures(source).flatMap(({ path, value, name, shownSize }): Problem[] => {
    if (!pictures.includes(name))
      return toProblems(path, `${describeSimilarPicture(name, pictures)}, got "${value}"`);
    const problem = describeProblem(read(name), shownSize);
    return toProblems(path, problem && `${problem} ("${value}")`);
  });
}

/** Finds the pictures of a content file that cannot be decoded, except those with a problem of another kind. */
export async function findDamagedPictures(
  source: ContentSource,
  { read, pictures }: ContentFolder,
) {
  const found = listPictures(source).map(async ({ path, value, name, shownSize }) => {
    if (!pictures.includes(name)) return [];
    const bytes = read(name);
    const isDamagedOnly =
      describeProblem(bytes, shownSize) === undefined && (await isDamaged(bytes));
    return toProblems(path, isDamagedOnly ? `${damageMessage} ("${value}")` : undefined);
  });
  return (await Promise.all(found)).flat();
}

/** Whether a picture is damaged, by the hash of its bytes. `npm run dev` checks at every save, and decoding takes seconds. */
const damageByHash = new Map<string, Promise<boolean>>();

/** Whether a picture cannot be decoded to its end. Small errors that browsers tolerate do not count. */
export function isDamaged(file: Buffer): Promise<boolean> {
  const hash = createHash("sha256").update(file).digest("hex");
  const result = damageByHash.get(hash) ?? failsToDecode(file);
  damageByHash.set(hash, result);
  return result;
}

async function failsToDecode(file: Buffer): Promise<boolean> {
  const options = { failOn: "truncated", limitInputPixels: false } as const;
  const decoding = sharp(file, options).resize(64).raw().toBuffer();
  return (await Promise.allSettled([decoding]))[0].status === "rejected";
}

function listPictures({ path: from, values }: ContentSource) {
  return values.flatMap(({ path, value, meta: { image: shownSize } }) =>
    shownSize ? [{ path, value, shownSize, name: resolvePicturePath(from, value) }] : [],
  );
}

function describeSimilarPicture(path: string, pictures: readonly string[]): string {
  const fold = (name: string) => name.normalize().toLowerCase();
  const similar = pictures.find((other) => fold(other) === fold(path));
  if (similar === undefined) return "expected a picture that exists";
  return `expected the letters of the file's name, content/${similar}, capitals and accents too`;
}

function describeProblem(file: Buffer, shownSize: ShownSize): string | undefined {
  const size = readSize(file);
  if (typeof size === "string") return `expected a picture, got ${size}`;
  const { width, height, orientation = 1 } = size;
  const { height: minHeight = 0 } = shownSize;
  const got = `got ${width} × ${height} pixels`;
  if (Math.max(width, height) > maxSide) {
    return `expected a picture of at most ${maxSide} pixels a side, ${got}`;
  }
  if (orientation !== 1) {
    return "expected an upright picture, got one turned by its EXIF data: run npm run assets, or save it again from an image editor";
  }
  if (width >= shownSize.width && height >= minHeight) return undefined;
  const expected = minHeight
    ? `${shownSize.width} × ${minHeight} pixels`
    : `${shownSize.width} pixels wide`;
  return `expected a picture of at least ${expected}, ${got}`;
}

/** Returns the size of a picture in pixels, or a description of a file that is no picture. */
export function readSize(file: Buffer) {
  if (file.length === 0) return "an empty file";
  try {
    const { type = "", ...size } = imageSize(file);
    return pictureTypes.includes(type) ? size : `a file of type ${type}`;
  } catch {
    return "another file";
  }
}
