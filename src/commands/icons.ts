/** `npm run icons`: writes the icons in static/ in the colours of the theme. */
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { paletteOf } from "../theme/tokens";
import { iconFile, iconSvg } from "./icons/icon-files";

async function main(): Promise<void> {
  const palette = paletteOf("light");
  const svg = iconSvg(palette);
  const drawn = (size: number) => sharp(Buffer.from(svg)).resize(size).png({ palette: true });
  writeFileSync("static/icon.svg", svg);
  // The phone rounds the corners itself.
  await drawn(180).flatten({ background: palette.brand }).toFile("static/apple-touch-icon.png");
  writeFileSync("static/favicon.ico", iconFile(await drawn(32).toBuffer(), 32));
  console.log("static: icon.svg, apple-touch-icon.png and favicon.ico written");
}

void main();
