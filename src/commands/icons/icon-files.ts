import type { ColorRole } from "../../theme/tokens";

export function iconSvg({ brand, surface, highlight }: Record<ColorRole, string>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="96" fill="${brand}" />
  <path d="M96 336h96v80H96zM208 256h96v160h-96zM320 176h96v240h-96z" fill="${surface}" />
  <circle cx="368" cy="112" r="40" fill="${highlight}" />
</svg>
`;
}

/** Returns an .ico file with one square picture, which is `size` pixels wide and less than 256. */
export function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Icon, one picture; then its width, height, planes, bits per pixel, bytes and position.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
