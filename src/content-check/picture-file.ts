/** What is in a picture's file: its size, or why it cannot be shown. */
import { readFileSync } from "node:fs";
import { imageSize } from "image-size";

export type Picture = ReturnType<typeof describePicture>;

/** As image-size reports them. */
const types = ["jpg", "png", "webp", "avif"];

/** In pixels, of either side. Larger pictures exhaust the memory of the build. */
const largestSide = 8000;

export const readPicture = (path: string) => describePicture(readFileSync(path));

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
    const fault = faultOf(width, height, orientation, type === "png" && lacksEnd(file));
    const [alpha, moving] = flags[type] ?? [];
    /** It has several frames, of which a page shows the first. */
    const isMoving = moving?.(file) ?? false;
    return { width, height, bytes, fault, hasAlpha: alpha?.(file) ?? false, isMoving };
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
  return "expected an upright picture, got one turned by its EXIF data: run npm run pictures, or save it again from an image editor";
}

/** Whether a PNG has no end mark after its pixels, which decoding allows. Decoding finds all other cuts. */
function lacksEnd(file: Buffer): boolean {
  return file.lastIndexOf("IEND") <= file.lastIndexOf("IDAT");
}

type Flag = (file: Buffer) => boolean;

/** By the type that image-size reports: whether its header says that it has transparent parts, and that it moves. */
const flags: Readonly<Record<string, readonly [alpha: Flag, moving: Flag]>> = {
  png: [
    (file) => (file.readUInt8(25) & 4) > 0 || file.includes("tRNS"),
    (file) => file.includes("acTL"),
  ],
  webp: [(file) => webpFlag(file, 16), (file) => webpFlag(file, 2)],
};

function webpFlag(file: Buffer, flag: number): boolean {
  return file.toString("latin1", 12, 16) === "VP8X" && (file.readUInt8(20) & flag) > 0;
}
