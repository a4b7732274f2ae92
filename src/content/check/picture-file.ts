/** What is in a picture's file: its size, or why it cannot be shown. */
import { readFileSync, statSync } from "node:fs";
import { imageSize } from "image-size";
import sharp from "sharp";

export type Picture = ReturnType<typeof describePicture>;

/** As image-size reports them. */
const types = ["jpg", "png", "webp", "avif"];

/** In pixels, of either side. Larger pictures exhaust the memory of the build. */
const largestSide = 8000;

/** Returns the size in pixels, and in `fault` why it cannot be shown, such as `expected a picture, got an empty file`. */
export function describePicture(file: Buffer) {
  const bytes = file.length;
  const noPicture = (got: string) => {
    const fault = `expected a picture, got ${got}`;
    return { width: 0, height: 0, bytes, hasAlpha: false, isMoving: false, fault };
  };
  if (bytes === 0) return noPicture("an empty file");
  try {
    const { width, height, orientation = 1, type = "" } = imageSize(file);
    if (!types.includes(type)) return noPicture(`a file of type ${type}`);
    // A PNG is decoded without its end, too. Decoding finds all other cuts.
    const isCutOff = type === "png" && file.lastIndexOf("IEND") <= file.lastIndexOf("IDAT");
    const fault = faultOf(width, height, orientation, isCutOff);
    return { width, height, bytes, fault, ...flagsOf(type, file) };
  } catch {
    return noPicture(otherKind(file.toString("latin1", 0, 99)));
  }
}

function otherKind(start: string): string {
  if (start.startsWith("ftypavis", 4)) return "a moving AVIF";
  return /^\s*</.test(start) ? "an HTML page" : "another file";
}

function faultOf(width: number, height: number, orientation: number, isCutOff: boolean) {
  const size = `${width} × ${height}`;
  if (isCutOff) return "expected a whole picture, got one that is cut off: copy it again";
  if (Math.max(width, height) > largestSide) {
    return `expected a picture of at most ${largestSide} pixels a side, got ${size}`;
  }
  if (orientation === 1) return undefined;
  return "expected an upright picture, got one turned by its EXIF data: run npm run assets, or save it again from an image editor";
}

/** Whether its header says that it has transparent parts, and several frames, of which a page shows the first. */
function flagsOf(type: string, file: Buffer) {
  if (type === "png") {
    const hasAlpha = (file.readUInt8(25) & 4) > 0 || file.includes("tRNS");
    return { hasAlpha, isMoving: file.includes("acTL") };
  }
  const hasFlags = type === "webp" && file.toString("latin1", 12, 16) === "VP8X";
  const flags = hasFlags ? file.readUInt8(20) : 0;
  return { hasAlpha: (flags & 16) > 0, isMoving: (flags & 2) > 0 };
}

/** By path, size and time. `npm run dev` asks at every save, and decoding all pictures takes about a second. */
const known = new Map<string, Promise<boolean>>();

export function isDamagedFile(path: string): Promise<boolean> {
  const { size, mtimeMs } = statSync(path);
  const version = [path, size, mtimeMs].join();
  const verdict = known.get(version) ?? isDamaged(readFileSync(path));
  known.set(version, verdict);
  return verdict;
}

/** Decodes a picture as strictly as the build does. Of what `describePicture` finds a fault in, nothing more is said. */
export async function isDamaged(file: Buffer): Promise<boolean> {
  if (describePicture(file).fault) return false;
  const decoding = sharp(file, { limitInputPixels: false }).resize(64).raw().toBuffer();
  return (await Promise.allSettled([decoding]))[0].status === "rejected";
}
