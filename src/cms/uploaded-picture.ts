/** Pictures as they are uploaded, from phones and cameras. */
import { extname, basename } from "node:path";
import sharp from "sharp";
import { isDamaged } from "../content-check/damaged-pictures";
import { Refusal } from "./refusal";

/** In pixels, of the longer side. No screen shows more of a page's picture. */
const longestSide = 5000;

const formats: Readonly<Record<string, "jpeg" | "png" | "webp" | "avif">> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "avif",
};

/**
 * Returns a picture upright and not larger than pages need; one that is so already, byte for byte.
 * @throws {Refusal} for a file that is no picture for the web, or damaged
 */
export async function uploadedPicture(path: string, bytes: Buffer): Promise<Buffer> {
  const name = basename(path);
  if (isHeic(bytes)) {
    throw new Refusal(
      `${name} is an HEIC photo, which browsers cannot show. Export it as JPEG, or set the phone's camera to "Most Compatible".`,
    );
  }
  const format = formats[extname(name)];
  const picture = sharp(bytes, { limitInputPixels: false });
  const { width, height, orientation = 1 } = await picture.metadata().catch(() => noSize);
  // The content check says what else is wrong with a file that is no picture.
  if (width === 0 || format === undefined) return bytes;
  if (await isDamaged(bytes)) {
    throw new Refusal(`${name} is damaged. Copy or download it again, and upload it once more.`);
  }
  if (orientation === 1 && Math.max(width, height) <= longestSide) return bytes;
  return picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .toFormat(format, { quality: 90 })
    .toBuffer();
}

const noSize = { width: 0, height: 0, orientation: 1 };

/** The brands of HEIC in the first box of the file. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cxms]|hev[cxms]|mif1(?!.{0,24}avif))/s.test(bytes.toString("latin1", 4, 40));
}
