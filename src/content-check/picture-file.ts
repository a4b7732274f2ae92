/** What is in a picture's file: its size, or why it cannot be shown. */
import { readFileSync, statSync } from "node:fs";
import { imageSize } from "image-size";

export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Whether parts of it may be transparent. */
  readonly hasAlpha?: boolean;
  /** Such as `expected a picture, got an empty file`. */
  readonly fault?: string;
}

/** In pixels, of either side. Larger pictures exhaust the memory of the build. */
const largestSide = 8000;

/** As image-size names them. */
const types = ["jpg", "png", "webp", "avif"];

const known = new Map<string, Picture>();

/** Reads a picture, again only if its file has changed. */
export function readPicture(path: string): Picture {
  const { size, mtimeMs, ino } = statSync(path);
  const key = [path, size, mtimeMs, ino].join();
  const picture = known.get(key) ?? describePicture(readFileSync(path));
  known.set(key, picture);
  return picture;
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
    const fault = faultOf(width, height, orientation);
    return { width, height, bytes, hasAlpha: hasAlpha[type]?.(file), fault };
  } catch {
    return noPicture(
      /^\s*</.test(file.toString("latin1", 0, 99)) ? "an HTML page" : "another file",
    );
  }
}

function faultOf(width: number, height: number, orientation: number) {
  const size = `${String(width)} × ${String(height)}`;
  if (Math.max(width, height) > largestSide) {
    return `expected a picture of at most ${String(largestSide)} pixels a side, got ${size}`;
  }
  if (orientation === 1) return undefined;
  return "expected an upright picture, got one turned by its EXIF data: save it again from an image editor";
}

/** By the type that image-size reports: the flags in the header. */
const hasAlpha: Readonly<Record<string, (file: Buffer) => boolean>> = {
  png: (file) => (file.readUInt8(25) & 4) > 0 || file.includes("tRNS"),
  webp: (file) => file.toString("latin1", 12, 16) === "VP8X" && (file.readUInt8(20) & 16) > 0,
};
