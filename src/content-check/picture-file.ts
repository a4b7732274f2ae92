/** What is in a picture's file: its size, or why it cannot be shown. */
import { readFileSync } from "node:fs";
import { imageSize } from "image-size";

export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Whether parts of it may be transparent. */
  readonly hasAlpha?: boolean;
  /** Whether it has several frames, of which a page shows the first. */
  readonly isMoving?: boolean;
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
  const bytes = file.length;
  const noPicture = (got: string) => ({
    width: 0,
    height: 0,
    bytes,
    fault: `expected a picture, got ${got}`,
  });
  if (bytes === 0) return noPicture("an empty file");
  try {
    const { width, height, orientation = 1, type = "" } = imageSize(file);
    if (!types.includes(type)) return noPicture(`a file of type ${type}`);
    const fault = faultOf(width, height, orientation, type === "png" && lacksEnd(file));
    return {
      width,
      height,
      bytes,
      hasAlpha: hasAlpha[type]?.(file),
      isMoving: isMoving[type]?.(file),
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

/** By the type that image-size reports: the flags in the header. */
const hasAlpha: Readonly<Record<string, (file: Buffer) => boolean>> = {
  png: (file) => (file.readUInt8(25) & 4) > 0 || file.includes("tRNS"),
  webp: (file) => webpFlag(file, 16),
};

const isMoving: typeof hasAlpha = {
  png: (file) => file.includes("acTL"),
  webp: (file) => webpFlag(file, 2),
};

function webpFlag(file: Buffer, flag: number): boolean {
  return file.toString("latin1", 12, 16) === "VP8X" && (file.readUInt8(20) & flag) > 0;
}
