interface BadPicture {
  readonly fault: string;
  /** Makes the bad picture from a good JPEG. */
  readonly picture: (good: Buffer) => Buffer;
  readonly says: string;
}

/** The EXIF data of a picture that is to be turned by 90 degrees. */
const rotationExif = Buffer.from(
  "ffe10022" +
    "457869660000" +
    "4d4d002a00000008" +
    "0001" +
    "011200030000000100060000" +
    "00000000",
  "hex",
);

/** The header of a PNG, without its pixels. */
export function createPngHeader(width: number, height: number): Buffer {
  const header = Buffer.from("89504e470d0a1a0a0000000d4948445200000000000000000802000000", "hex");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

export const badPictures: readonly BadPicture[] = [
  {
    fault: "empty",
    picture: () => Buffer.alloc(0),
    says: "expected a picture, got an empty file",
  },
  {
    fault: "an HTML page",
    picture: () => Buffer.from("\n<!DOCTYPE html><html><title>Not found</title></html>"),
    says: "expected a picture, got another file",
  },
  {
    fault: "a GIF",
    picture: () => Buffer.from("47494638396110001000800000000000ffffff2c", "hex"),
    says: "expected a picture, got a file of type gif",
  },
  {
    fault: "8001 pixels wide",
    picture: () => createPngHeader(8_001, 2_000),
    says: "expected a picture of at most 8000 pixels a side, got 8001 × 2000 pixels",
  },
  {
    fault: "8001 pixels high",
    picture: () => createPngHeader(2_000, 8_001),
    says: "expected a picture of at most 8000 pixels a side, got 2000 × 8001 pixels",
  },
  {
    fault: "turned by EXIF",
    picture: (good) => Buffer.concat([good.subarray(0, 2), rotationExif, good.subarray(2)]),
    says: "expected an upright picture, got one turned by its EXIF data: run npm run assets, or save it again from an image editor",
  },
];

/** Pictures that every browser shows. */
export const goodPictures: readonly Omit<BadPicture, "says">[] = [
  {
    fault: "bytes behind it, as Samsung's phones write them",
    picture: (good) => Buffer.concat([good, Buffer.from("Image_UTC_Data1610000000SEFHe\0\0SEFT")]),
  },
  {
    fault: "bytes before its end",
    picture: (good) => Buffer.concat([good.subarray(0, -2), Buffer.alloc(64), good.subarray(-2)]),
  },
  { fault: "a damaged row", picture: (good) => Buffer.from(good).fill(0x41, 23_000, 23_040) },
];
