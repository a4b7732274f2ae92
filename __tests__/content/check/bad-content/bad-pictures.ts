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
    says: "expected an upright picture, got one turned by its EXIF data: run npm run assets, or save it again from an image editor",
  },
];

const webp = (flags: number) => {
  const header = Buffer.from("524946460000000057454250565038580a00000000000000af0400af0400", "hex");
  header.writeUInt8(flags, 20);
  return header;
};

const moving = "a moving picture stands still on the page: use one that does not move";

/** Pictures that can be shown, and what is said of them. */
export const weakPictures: readonly BadPicture[] = [
  {
    fault: "seven times as wide as high",
    picture: () => png(3500, "IDAT IEND", 500),
    says: "a picture of 3500 × 500 pixels would be cropped at both sides: use one that is less wide",
  },
  {
    fault: "transparent",
    picture: () => png(1200, "IDAT IEND", 1200, 6),
    says: "a transparent picture shows what is behind it, light or dark: save it as JPEG",
  },
  {
    fault: "transparent by a colour of its palette",
    picture: () => png(1200, "tRNS IDAT IEND", 1200, 3),
    says: "a transparent picture shows what is behind it, light or dark: save it as JPEG",
  },
  { fault: "a moving WebP", picture: () => webp(2), says: moving },
  { fault: "a moving PNG", picture: () => png(1200, "acTL IDAT IEND"), says: moving },
];
