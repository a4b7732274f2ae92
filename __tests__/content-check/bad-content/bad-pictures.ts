interface BadPicture {
  readonly fault: string;
  /** Makes the bad picture from a good JPEG. */
  readonly picture: (good: Buffer) => Buffer;
  readonly says: string;
}

/** The EXIF data of a picture that is to be turned by 90 degrees. */
const turned = Buffer.from(
  "ffe10022" +
    "457869660000" +
    "4d4d002a00000008" +
    "0001" +
    "011200030000000100060000" +
    "00000000",
  "hex",
);

/** The header of a PNG, without its pixels. @param colours 2 for RGB, 6 for RGB with transparency */
function png(width: number, ending: string, height = width, colours = 2): Buffer {
  const header = Buffer.from("89504e470d0a1a0a0000000d4948445200000000000000000800000000", "hex");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.writeUInt8(colours, 25);
  return Buffer.concat([header, Buffer.alloc(40), Buffer.from(ending)]);
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
    says: "expected a picture, got an HTML page",
  },
  {
    fault: "another file",
    picture: () => Buffer.from("PK\u0003\u0004 a document"),
    says: "expected a picture, got another file",
  },
  {
    fault: "a GIF",
    picture: () => Buffer.from("47494638396110001000800000000000ffffff2c", "hex"),
    says: "expected a picture, got a file of type gif",
  },
  {
    fault: "a moving AVIF",
    picture: () => Buffer.from("\0\0\0\u0018ftypavis\0\0\0\0avifavis", "latin1"),
    says: "expected a picture, got a moving AVIF",
  },
  {
    fault: "20000 pixels square",
    picture: () => png(20_000, "IDAT IEND"),
    says: "expected a picture of at most 8000 pixels a side, got 20000 × 20000",
  },
  {
    fault: "turned by EXIF",
    picture: (good) => Buffer.concat([good.subarray(0, 2), turned, good.subarray(2)]),
    says: "expected an upright picture, got one turned by its EXIF data: run npm run pictures, or save it again from an image editor",
  },
];
