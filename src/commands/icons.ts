/** `npm run icons`: writes the icons in static/ in the colours of the theme. */
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { paletteOf } from "../theme/tokens";
import { iconSvg } from "./icons/icon-files";

async function main(): Promise<void> {
  const palette = paletteOf("light");
  const svg = iconSvg(palette);
  const drawn = (size: number) => sharp(Buffer.from(svg)).resize(size).png({ palette: true });
  writeFileSync("static/icon.svg", svg);
  for (const size of [192, 512]) await drawn(size).toFile(`static/icon-${size}.png`);
  // Programs that read no HTML ask for this name, and take a PNG for what it is.
  writeFileSync("static/favicon.ico", await drawn(32).toBuffer());
  // Phones cut the corners themselves, some of them everything outside of a circle of 80 per cent.
  const background = palette.brand;
  await drawn(180).flatten({ background }).toFile("static/apple-touch-icon.png");
  await drawn(410)
    .flatten({ background })
    .extend({ top: 51, bottom: 51, left: 51, right: 51, background })
    .toFile("static/icon-maskable.png");
  console.log("static: icons written");
}

void main();
