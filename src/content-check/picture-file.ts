/** What is in a picture's file: its size, or why it cannot be shown. */
import { readFileSync } from "node:fs";
import { imageSize } from "image-size";

export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Such as `expected a picture, got an empty file`. */
  readonly fault?: string;
}

/** As image-size reports them. */
const types = ["jpg", "png", "webp", "avif"];

/** In pixels, of either side. Larger pictures exhaust the memory of the build. */
const largestSide = 8000;

export function readPicture(path: string): Picture {
  return describePicture(readFileSync(path));
}

export function describePicture(file: Buffer): Picture {
  const noPicture = (got: string) => ({
    width: 0,
    height: 0,
    fault: `expected a picture, got ${got}`,
  });
  if (file.length === 0) return noPicture("an empty file");
  try {
    const { width, height, orientation = 1, type = "" } = imageSize(file);
    if (!types.includes(type)) return noPicture(`a file of type ${type}`);
    const fault = faultOf(width, height, orientation, type === "png" && lacksEnd(file));
    return {
      width,
      height,
      fault,
    };
  } catch {
    return noPicture(otherKind(file.toString("latin1", 0, 99)));
  }
}

function otherKind(start: string): string {
  if (start.startsWith("ftypavis", 4)) return "a moving AVIF";
  return /^\s*</.test(start) ? "an HTML page" : "another file";
}

function faultOf(width: number, height: number, orientation: number, isCutOff: boolean) {
  const size = `${String(width)} × ${String(height)}`;
  if (isCutOff) return "expected a whole picture, got one that is cut off: copy it again";
  if (Math.max(width, height) > largestSide) {
    return `expected a picture of at most ${String(largestSide)} pixels a side, got ${size}`;
  }
  if (orientation === 1) return undefined;
  return "expected an upright picture, got one turned by its EXIF data: run npm run pictures, or save it again from an image editor";
}

/** Whether a PNG has no end mark after its pixels, which decoding allows. Decoding finds all other cuts. */
function lacksEnd(file: Buffer): boolean {
  return file.lastIndexOf("IEND") <= file.lastIndexOf("IDAT");
}
