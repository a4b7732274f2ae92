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
  /** Such as `expected a picture, got an empty file`. */
  readonly fault?: string;
}

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
    const isComplete = completeness[type];
    if (!isComplete) return noPicture(`a file of type ${type}`);
    const fault = faultOf(width, height, orientation, isComplete(file));
    return { width, height, bytes, hasAlpha: hasAlpha[type]?.(file), fault };
  } catch {
    return noPicture(
      /^\s*</.test(file.toString("latin1", 0, 99)) ? "an HTML page" : "another file",
    );
  }
}

function faultOf(width: number, height: number, orientation: number, isComplete: boolean) {
  const size = `${String(width)} × ${String(height)}`;
  if (!isComplete) return "expected a whole picture, got one that is cut off: copy it again";
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

/** By the type that image-size reports. */
const completeness: Readonly<Record<string, (file: Buffer) => boolean>> = {
  // A phone's motion photo has a film after the end marker.
  jpg: (file) => file.includes(Buffer.from([0xff, 0xd9]), firstScan(file)),
  png: (file) => file.lastIndexOf("IEND") > file.lastIndexOf("IDAT"),
  webp: (file) => file.readUInt32LE(4) + 8 <= file.length,
  avif: (file) => {
    let offset = 0;
    while (offset + 8 <= file.length) offset += file.readUInt32BE(offset) || file.length - offset;
    return offset === file.length;
  },
};

/** Skips the header of a JPEG, whose thumbnails have end markers of their own. */
function firstScan(file: Buffer): number {
  let offset = 2;
  while (file[offset] === 0xff && file[offset + 1] !== 0xda) {
    offset += 2 + file.readUInt16BE(offset + 2);
  }
  return offset;
}
