/** Checks of the pictures that content names: they exist, can be shown, and are large enough. */
import { createHash } from "node:crypto";
import { imageSize } from "image-size";
import sharp from "sharp";
import type { z } from "zod";
import { type ContentFolder, type ContentSource, picturePath } from "../content-folder";
import { type Finding, finding } from "./finding";

type Slot = NonNullable<z.GlobalMeta["image"]>;

/** The types of pictures, as image-size names them. */
const types = ["jpg", "png", "webp", "avif"];

/** The longest side, in pixels. Larger pictures exhaust the memory of the build. */
const decodableSide = 8000;

/** Finds what is wrong with the pictures of a file, without decoding them. */
export function pictureProblems(source: ContentSource, { read, pictures }: ContentFolder) {
  return picturesOf(source).flatMap(({ path, value, name, slot }): Finding[] => {
    if (!pictures.includes(name))
      return finding(path, `${pictureLike(name, pictures)}, got "${value}"`);
    const problem = problemOf(read(name), slot);
    return finding(path, problem && `${problem} ("${value}")`);
  });
}

/** Finds the pictures of a file that cannot be decoded; of those with another problem, nothing more is said. */
export async function damagedPictures(source: ContentSource, { read, pictures }: ContentFolder) {
  const found = picturesOf(source).map(async ({ path, value, name, slot }) => {
    if (!pictures.includes(name)) return [];
    const bytes = read(name);
    const isDamagedOnly = problemOf(bytes, slot) === undefined && (await isDamaged(bytes));
    return finding(path, isDamagedOnly ? `${damaged} ("${value}")` : undefined);
  });
  return (await Promise.all(found)).flat();
}

const damaged = "expected a whole picture, got damaged data: copy it again";

/** The pictures that were decoded, by hash. `npm run dev` asks at every save, and decoding all pictures takes seconds. */
const known = new Map<string, Promise<boolean>>();

/** Whether the build could not decode a picture, or only a part of it. What browsers show all the same is not damaged. */
export function isDamaged(file: Buffer): Promise<boolean> {
  const hash = createHash("sha256").update(file).digest("hex");
  const verdict = known.get(hash) ?? cannotBeDecoded(file);
  known.set(hash, verdict);
  return verdict;
}

async function cannotBeDecoded(file: Buffer): Promise<boolean> {
  const options = { failOn: "truncated", limitInputPixels: false } as const;
  const decoding = sharp(file, options).resize(64).raw().toBuffer();
  return (await Promise.allSettled([decoding]))[0].status === "rejected";
}

function picturesOf({ path: from, values }: ContentSource) {
  return values.flatMap(({ path, value, meta: { image: slot } }) =>
    slot ? [{ path, value, slot, name: picturePath(from, value) }] : [],
  );
}

function pictureLike(path: string, pictures: readonly string[]): string {
  const folded = (name: string) => name.normalize().toLowerCase();
  const similar = pictures.find((other) => folded(other) === folded(path));
  if (similar === undefined) return "expected a picture that exists";
  return `expected the letters of the file's name, content/${similar}, capitals and accents too`;
}

function problemOf(file: Buffer, slot: Slot): string | undefined {
  const size = sizeOf(file);
  if (typeof size === "string") return `expected a picture, got ${size}`;
  const { width, height, orientation = 1 } = size;
  const { height: minHeight = 0 } = slot;
  const got = `got ${width} × ${height} pixels`;
  if (Math.max(width, height) > decodableSide) {
    return `expected a picture of at most ${decodableSide} pixels a side, ${got}`;
  }
  if (orientation !== 1) {
    return "expected an upright picture, got one turned by its EXIF data: run npm run assets, or save it again from an image editor";
  }
  if (width >= slot.width && height >= minHeight) return undefined;
  const expected = minHeight ? `${slot.width} × ${minHeight} pixels` : `${slot.width} pixels wide`;
  return `expected a picture of at least ${expected}, ${got}`;
}

/** The size of a picture in pixels, or what the file is instead. */
export function sizeOf(file: Buffer) {
  if (file.length === 0) return "an empty file";
  try {
    const { type = "", ...size } = imageSize(file);
    return types.includes(type) ? size : `a file of type ${type}`;
  } catch {
    return "another file";
  }
}
